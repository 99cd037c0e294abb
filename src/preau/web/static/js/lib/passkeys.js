// Passkeys: the browser's own dialogue between a challenge from the server and the answer to it.

import { post } from "./http.js";

const HERE = "/api/account/passkeys";

/** A browser that knows them, on a page that they can be for: with a name, over HTTPS or on this machine. */
export function passkeysWork() {
  const named = !/^[\d.]+$|^\[/.test(location.hostname);
  return isSecureContext && named && Boolean(window.PublicKeyCredential?.parseCreationOptionsFromJSON);
}

async function make(options) {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  return (await navigator.credentials.create({ publicKey })).toJSON();
}

export async function addPasskey() {
  const { options, state } = await post(`${HERE}/options`, {});
  await post(HERE, { credential: await make(options), state });
}

export async function signUpWithPasskey(name, invitation = "") {
  const { options, state } = await post(`${HERE}/sign-up-options`, { name });
  await post(`${HERE}/sign-up`, { name, invitation, credential: await make(options), state });
}

export async function signInWithPasskey() {
  const { options, state } = await post(`${HERE}/sign-in-options`, {});
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const credential = await navigator.credentials.get({ publicKey });
  await post(`${HERE}/sign-in`, { credential: credential.toJSON(), state });
}
