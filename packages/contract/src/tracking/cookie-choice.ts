/** The choice about what a browser may store and tell (TDDDG § 25): made once, kept half a year, changed at any time. */
import * as z from "zod/mini";
import { endpoint } from "../http/endpoint.ts";

/** Version of the words that are agreed to. Changed words get a new one, and everybody is asked again. */
export const COOKIE_WORDS_VERSION = "1";
/** Readable by the page, bound to this host alone. */
export const COOKIE_CHOICE_COOKIE = "cookie-choice";
export const COOKIE_CHOICE_DAYS = 180;
/** Proofs are kept this long after the consent ended. */
export const CONSENT_PROOF_YEARS = 3;

export type CookieChoice = {
  /** Whether views of the portal's pages may be counted. */
  statistics: boolean;
  /** ISO instant of the choice, UTC. */
  at: string;
  /** What the proof is found by; "" where nothing was agreed to. */
  proof: string;
};

const WRITTEN = /^([a-z\d]{1,8})\.([ns])\.(\d{13})\.([\dA-Za-z]{22})?$/;

export const writtenChoice = ({ statistics, at, proof }: CookieChoice): string =>
  `${COOKIE_WORDS_VERSION}.${statistics ? "s" : "n"}.${Date.parse(at)}.${proof}`;

/** What the cookie says; null where nobody has chosen, or other words were agreed to. Consent without a proof is none. */
export function readChoice(value: string | undefined): CookieChoice | null {
  const [, version, kind, at, proof = ""] = WRITTEN.exec(value ?? "") ?? [];
  if (version !== COOKIE_WORDS_VERSION || (kind === "s") !== (proof !== "")) return null;
  return { statistics: kind === "s", at: new Date(Number(at)).toISOString(), proof };
}

/** Notes the choice in a cookie. Consent gets a proof; whatever this browser had agreed to before ends. */
export const chooseCookies = endpoint<{ choice: CookieChoice }>()({
  name: "chooseCookies",
  method: "POST",
  path: "/api/service/cookie-choice",
  body: z.object({ statistics: z.boolean() }),
  errors: ["request.throttled"],
});
