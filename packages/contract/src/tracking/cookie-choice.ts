/** The visitor's choice about storage and statistics (TDDDG § 25), kept for half a year and changeable at any time. */
import * as z from "zod/mini";
import { endpoint } from "../http/endpoint.ts";

/** Version of the consent text. After a change everybody is asked again. */
export const COOKIE_WORDS_VERSION = "1";
/** The page can read it. It belongs to this host alone. */
export const COOKIE_CHOICE_COOKIE = "cookie-choice";
export const COOKIE_CHOICE_DAYS = 180;
/** Years for which a proof is kept after the consent ended. */
export const CONSENT_PROOF_YEARS = 3;

export type CookieChoice = {
  /** True if views of the portal's pages may be counted. */
  statistics: boolean;
  /** ISO instant of the choice, UTC. */
  at: string;
  /** Key of the proof; "" without consent. */
  proof: string;
};

const WRITTEN = /^([a-z\d]{1,8})\.([ns])\.(\d{13})\.([\dA-Za-z]{22})?$/;

export const writtenChoice = ({ statistics, at, proof }: CookieChoice): string =>
  `${COOKIE_WORDS_VERSION}.${statistics ? "s" : "n"}.${Date.parse(at)}.${proof}`;

/**
 * Parses the cookie; null if nobody has chosen or the consent text has changed. Consent without a proof counts as none.
 */
export function readChoice(value: string | undefined): CookieChoice | null {
  const [, version, kind, at, proof = ""] = WRITTEN.exec(value ?? "") ?? [];
  if (version !== COOKIE_WORDS_VERSION || (kind === "s") !== (proof !== "")) return null;
  return { statistics: kind === "s", at: new Date(Number(at)).toISOString(), proof };
}

/** Stores the choice in a cookie. Consent gets a proof; this browser's earlier consent ends. */
export const chooseCookies = endpoint<{ choice: CookieChoice }>()({
  name: "chooseCookies",
  method: "POST",
  path: "/api/service/cookie-choice",
  body: z.object({ statistics: z.boolean() }),
  errors: ["request.throttled"],
});
