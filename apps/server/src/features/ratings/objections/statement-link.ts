/** The link of a mail that leads an author without a login to their side of an objection. */
import type { Environment } from "../../../platform/environment.ts";
import { openLinkFor, sealLink } from "../../../platform/sealing/sealed-links.ts";

type StatementLink = { objection: number; submission: number };

/** Longer than statement, decision and complaint take together. */
const LINK_DAYS = 400;
const DAY_MS = 86_400_000;

export const sealStatementLink = (environment: Environment, data: StatementLink, now: Date): Promise<string> =>
  sealLink(environment, {
    purpose: "rating_statement",
    data,
    now,
    expiresAt: new Date(now.getTime() + LINK_DAYS * DAY_MS),
  });

/** @throws Problem `cryptography.unreadable` */
export async function openStatementLink(environment: Environment, token: string, now: Date): Promise<StatementLink> {
  const { objection, submission } = await openLinkFor(environment, "rating_statement", token, { now });
  return { objection: Number(objection), submission: Number(submission) };
}
