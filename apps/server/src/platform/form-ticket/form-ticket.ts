/** Says when the server gave out a public form, signed, so that a program that sends it at once is told from a person. */
import { equalSecrets, sign } from "../tokens.ts";

/** A form that lies open overnight is still good. */
const LONGEST_MS = 24 * 3_600_000;
/** A person needs longer than this to fill in a form. */
const LEAST_MS = 3000;

/** `form`: which form; a ticket of one is none of another. */
export type TicketOf = { readonly form: string; readonly companyId: number };

const signed = (secret: string, { form, companyId }: TicketOf, at: string): string =>
  sign(secret, `${form}|${companyId}|${at}`);

export const issueTicket = (secret: string, of: TicketOf, now: Date): string => {
  const at = String(now.getTime());
  return `${at}.${signed(secret, of, at)}`;
};

/** "early" for a form that nobody can have filled in by hand; "invalid" for a forged, foreign or old one. */
export function readTicket(secret: string, of: TicketOf, ticket: string, now: Date): "valid" | "early" | "invalid" {
  const [at = "", signature = ""] = ticket.split(".");
  if (!/^\d{10,16}$/.test(at) || !equalSecrets(signature, signed(secret, of, at))) return "invalid";
  const age = now.getTime() - Number(at);
  if (age > LONGEST_MS) return "invalid";
  return age < LEAST_MS ? "early" : "valid";
}
