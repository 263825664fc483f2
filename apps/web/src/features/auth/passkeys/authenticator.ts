/** The browser's passkey functions; their library loads on demand. */
import type { WebAuthnJson } from "@portal/contract/auth/passkeys/calls";
import { loadCode } from "../../../platform/loading/load-code.ts";

const library = () => loadCode(() => import("@simplewebauthn/browser"));

export const canUsePasskeys = (): boolean => typeof window.PublicKeyCredential === "function";

/** True if the person closed the browser's dialog or let it time out. */
export const isGivenUp = (error: unknown): boolean =>
  error instanceof Error && (error.name === "NotAllowedError" || error.name === "AbortError");

/** True if this device already holds a passkey of the person. */
export const isKnownHere = (error: unknown): boolean => error instanceof Error && error.name === "InvalidStateError";

export async function signLogin(options: WebAuthnJson): Promise<WebAuthnJson> {
  const { startAuthentication } = await library();
  return { ...(await startAuthentication({ optionsJSON: options as never })) };
}

export async function makePasskey(options: WebAuthnJson): Promise<WebAuthnJson> {
  const { startRegistration } = await library();
  return { ...(await startRegistration({ optionsJSON: options as never })) };
}
