import { vi } from "vitest";

const bytes = (length: number): ArrayBuffer => new Uint8Array(length).buffer;
const credential = (response: object) => ({
  id: "AAAA",
  rawId: bytes(3),
  type: "public-key",
  authenticatorAttachment: "platform",
  getClientExtensionResults: () => ({}),
  response,
});
const SIGNED = credential({
  clientDataJSON: bytes(1),
  authenticatorData: bytes(1),
  signature: bytes(1),
  userHandle: null,
});
const MADE = credential({
  clientDataJSON: bytes(1),
  attestationObject: bytes(1),
  getTransports: () => ["internal"],
  getPublicKeyAlgorithm: () => -7,
  getPublicKey: () => null,
  getAuthenticatorData: () => bytes(1),
});

/** Options as the server begins a login or a new passkey with them. */
export const PASSKEY_OPTIONS = {
  challenge: "AAAA",
  rpId: "localhost",
  rp: { id: "localhost", name: "Portal" },
  user: { id: "AAAA", name: "firma@demo.example", displayName: "" },
  pubKeyCredParams: [{ type: "public-key", alg: -7 }],
};

/**
 * Stands in for the device. It signs and makes passkeys, or fails like a browser whose dialog ended with the error
 * `failure`, such as "NotAllowedError".
 */
export function fakeDevice(failure: string | null = null): void {
  const answer = (given: unknown) => async () => {
    if (failure !== null) throw new DOMException("the device refuses", failure);
    return given as Credential;
  };
  vi.spyOn(navigator.credentials, "get").mockImplementation(answer(SIGNED));
  vi.spyOn(navigator.credentials, "create").mockImplementation(answer(MADE));
}
