/**
 * Links of mails that carry their own data: encrypted and authenticated (JWE, `dir` with A256GCM), with the id of the
 * key and an end. Nobody can make or change one; whoever holds one may read what it says.
 */
import { EncryptJWT, jwtDecrypt } from "jose";
import type { Environment } from "../environment.ts";
import { Problem } from "../problem.ts";
import { sealingKeys } from "./keys.ts";

/** Everything that a sealed link can be for. */
export type SealedPurpose = "account_link" | "newsletter" | "rating_opt_out" | "rating_statement" | "digest_end";
export type SealedData = Record<string, string | number | boolean | null>;

type Keys = Pick<Environment, "PORTAL_KEYS" | "SESSION_SECRET">;

const TYPE = "portal-link";
const MAX_CHARACTERS = 3000;

/** The token to put into a link. */
export function sealLink(
  environment: Keys,
  { purpose, data, now, expiresAt }: { purpose: SealedPurpose; data: SealedData; now: Date; expiresAt: Date },
): Promise<string> {
  const [current] = sealingKeys(environment);
  if (current === undefined) throw new Error("no key");
  return new EncryptJWT({ purpose, data })
    .setProtectedHeader({ alg: "dir", enc: "A256GCM", kid: current.id, typ: TYPE })
    .setIssuedAt(now)
    .setExpirationTime(expiresAt)
    .encrypt(current.key);
}

/**
 * What a token says, whatever it is for.
 * @param evenLate opens one whose time is over as well, for callers that know its state from elsewhere.
 * @throws Problem `cryptography.unreadable` for everything else, without telling why.
 */
export async function openLink(
  environment: Keys,
  token: string,
  { now, evenLate = false }: { now: Date; evenLate?: boolean },
): Promise<{ purpose: SealedPurpose; data: SealedData }> {
  try {
    if (token.length > MAX_CHARACTERS) throw new Error("too long");
    const { payload } = await jwtDecrypt<{ purpose: SealedPurpose; data: SealedData }>(
      token,
      ({ kid }) => keyOf(environment, kid),
      {
        keyManagementAlgorithms: ["dir"],
        contentEncryptionAlgorithms: ["A256GCM"],
        typ: TYPE,
        requiredClaims: ["exp", "purpose", "data"],
        currentDate: evenLate ? new Date(0) : now,
        clockTolerance: 0,
      },
    );
    return { purpose: payload.purpose, data: payload.data };
  } catch {
    throw new Problem("cryptography.unreadable");
  }
}

/** As `openLink`, for one purpose; a token of another one is as unreadable as any. */
export async function openLinkFor(
  environment: Keys,
  purpose: SealedPurpose,
  token: string,
  options: { now: Date; evenLate?: boolean },
): Promise<SealedData> {
  const opened = await openLink(environment, token, options);
  if (opened.purpose !== purpose) throw new Problem("cryptography.unreadable");
  return opened.data;
}

function keyOf(environment: Keys, id: string | undefined): Uint8Array {
  const found = sealingKeys(environment).find((key) => key.id === id);
  if (found === undefined) throw new Error("unknown key");
  return found.key;
}
