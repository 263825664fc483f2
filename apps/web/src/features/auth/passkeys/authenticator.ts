/** The browser's passkeys; its library is loaded when it is needed. */
import type { WebAuthnJson } from "@portal/contract/auth/passkeys/calls";

const library = () => import("@simplewebauthn/browser");

export const canUsePasskeys = (): boolean => typeof window.PublicKeyCredential === "function";

/** True where the person closed the browser's window, or let it wait too long. */
export const isGivenUp = (error: unknown): boolean =>
  error instanceof Error && (error.name === "NotAllowedError" || error.name === "AbortError");

/** True where this device holds a passkey of the person already. */
export const isKnownHere = (error: unknown): boolean => error instanceof Error && error.name === "InvalidStateError";

export async function signLogin(options: WebAuthnJson): Promise<WebAuthnJson> {
  const { startAuthentication } = await library();
  return { ...(await startAuthentication({ optionsJSON: options as never })) };
}

export async function makePasskey(options: WebAuthnJson): Promise<WebAuthnJson> {
  const { startRegistration } = await library();
  return { ...(await startRegistration({ optionsJSON: options as never })) };
}
