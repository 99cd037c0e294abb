// How things move, for readers who like that.

export const GLIDE = { duration: 280, easing: "cubic-bezier(.3,.1,.3,1)" };

const reduced = matchMedia("(prefers-reduced-motion: reduce)");
export const likesStillness = () => reduced.matches;
