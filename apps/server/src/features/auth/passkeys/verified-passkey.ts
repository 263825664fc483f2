/** Checks an authenticator's signature for a login or a proof. */
import type { WebAuthnJson } from "@portal/contract/auth/passkeys/calls";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { checkAnswer } from "./challenges.ts";
import { notePasskeyUse, passkeyByCredential } from "./repository.ts";

/**
 * The owner of the passkey, or null if anything is wrong. `challengeOf`: the person for whom the challenge was made,
 * null for a login. Stores the signature counter, so that a copied authenticator
 * is noticed.
 */
export async function verifiedPasskey(
  { db, clock }: Pick<Dependencies, "db" | "clock">,
  response: WebAuthnJson,
  { origin, site, challengeOf }: { origin: string; site: string; challengeOf: number | null },
): Promise<{ userId: number } | null> {
  const { id } = response;
  if (typeof id !== "string") return null;
  const [passkey] = await passkeyByCredential(db, id);
  if (passkey === undefined || passkey.site !== site) return null;
  const credential = {
    id: passkey.credential_id,
    publicKey: new Uint8Array(passkey.public_key),
    counter: passkey.counter,
  };
  const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
  const checked = await checkAnswer({ db, clock }, challengeOf, (expectedChallenge) =>
    verifyAuthenticationResponse({
      response: response as never,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: site,
      requireUserVerification: true,
      credential,
    }),
  );
  if (!checked?.verified) return null;
  const { newCounter, credentialBackedUp } = checked.authenticationInfo;
  await notePasskeyUse(db, passkey.id, newCounter, credentialBackedUp, clock.now());
  return { userId: passkey.user_id };
}
