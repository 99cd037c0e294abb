// Sounds, made here and now: a few oscillators and some noise, no file. Loaded only by who has switched them on.

let context = null;

const audio = () => {
  context ??= new AudioContext();
  if (context.state === "suspended") context.resume();
  return context;
};

/** A gain that comes quickly and dies away within `length` seconds. */
function envelope(at, length, loud, rise = 0.005) {
  const gain = audio().createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(audio().destination);
  return gain;
}

function tone(at, frequency, length, { loud = 0.15, type = "sine", to = frequency, rise } = {}) {
  const source = audio().createOscillator();
  source.type = type;
  source.frequency.setValueAtTime(frequency, at);
  source.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(envelope(at, length, loud, rise));
  source.start(at);
  source.stop(at + length);
}

function noise(at, length, { loud = 0.2, from = 1000, to = from, sharp = 1, rise } = {}) {
  const samples = audio().createBuffer(1, Math.ceil(audio().sampleRate * length), audio().sampleRate);
  const wave = samples.getChannelData(0);
  for (let index = 0; index < wave.length; index += 1) wave[index] = 2 * Math.random() - 1;
  const [source, filter] = [audio().createBufferSource(), audio().createBiquadFilter()];
  source.buffer = samples;
  Object.assign(filter, { type: "bandpass" });
  filter.Q.value = sharp;
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(filter).connect(envelope(at, length, loud, rise));
  source.start(at);
}

/** A bell: partials that are not quite in tune, the higher the shorter. */
function ring(at, frequency, length, loud = 0.12) {
  for (const [ratio, share] of [[1, 1], [2.01, 0.6], [2.98, 0.4], [4.2, 0.25]]) {
    tone(at, frequency * ratio, length / Math.sqrt(ratio), { loud: loud * share });
  }
}

/** Each plays from a moment on, and says how long it takes before the next may begin. */
const SOUNDS = {
  step(at) { noise(at, 0.06, { from: 420, loud: 0.25 }); noise(at + 0.11, 0.06, { from: 360, loud: 0.2 }); return 0.2; },
  wood(at) { noise(at, 0.05, { from: 1700, to: 900, sharp: 3, loud: 0.5 }); tone(at, 240, 0.09, { to: 150, loud: 0.25 }); return 0.15; },
  slide(at) { noise(at, 0.28, { from: 500, to: 1300, loud: 0.14, rise: 0.1 }); SOUNDS.wood(at + 0.26); return 0.42; },
  coin(at) { ring(at, 1900, 0.25, 0.06); ring(at + 0.08, 2500, 0.45, 0.07); return 0.35; },
  scuffle(at) {
    for (let index = 0; index < 5; index += 1) noise(at + index * 0.08, 0.09, { from: 300 + 180 * (index % 3), loud: 0.35 });
    return 0.45;
  },
  whistle(at) {
    for (const [begin, length] of [[0, 0.16], [0.2, 0.42]]) {
      tone(at + begin, 2350, length, { to: 2500, loud: 0.09, type: "triangle", rise: 0.03 });
      noise(at + begin, length, { from: 2400, sharp: 8, loud: 0.1, rise: 0.03 });
    }
    return 0.65;
  },
  bell(at) { for (let index = 0; index < 4; index += 1) ring(at + index * 0.14, 1050, 0.7, 0.08); return 0.8; },
  kiss(at) { tone(at, 500, 0.09, { to: 1500, loud: 0.2 }); noise(at + 0.08, 0.03, { from: 3000, loud: 0.3 }); ring(at + 0.16, 1320, 0.5, 0.05); return 0.5; },
  line(at) { [523, 659, 784].forEach((frequency, index) => tone(at + index * 0.09, frequency, 0.3, { type: "triangle", loud: 0.12 })); return 0.4; },
  turn(at) { tone(at, 660, 0.16, { type: "triangle", loud: 0.14 }); tone(at + 0.13, 880, 0.3, { type: "triangle", loud: 0.14 }); return 0.4; },
  over(at) { [523, 659, 784, 1047].forEach((frequency, index) => ring(at + index * 0.16, frequency, 0.9, 0.07)); return 1; },
};

/** These, one after the other; what is no sound is left out. */
export function playSounds(names) {
  let at = audio().currentTime + 0.02;
  for (const name of names) if (Object.hasOwn(SOUNDS, name)) at += SOUNDS[name](at);
}
