/** Makes links and reads them back. */
import type { Right } from "@portal/contract/http/access";
import { type AccountLink } from "@portal/contract/account-linking/calls";
import { statusOf } from "@portal/contract/account-linking/rules";
import type { Brand } from "@portal/contract/brands/brand";
import { loginKey } from "@portal/db/login-key";
import type { Environment } from "../../platform/environment.ts";
import { type MailDependencies, sendMail } from "../../platform/mail/send-mail.ts";
import { Problem } from "../../platform/problem.ts";
import { openLinkFor, sealLink } from "../../platform/sealing/sealed-links.ts";
import { linkMail } from "./mails.ts";
import * as repository from "./repository.ts";

/** The dependencies of making links; `portal` commands have them too. */
export type LinkDependencies = {
  readonly environment: MailDependencies["environment"] & Pick<Environment, "PORTAL_KEYS" | "SESSION_SECRET">;
  readonly clock: MailDependencies["clock"];
};

export type NewAccountLink = {
  companyId: number;
  email: string;
  right: Right;
  origin: "provider" | "person";
  invitedBy: number | null;
  brand: Brand;
  expiresAt: Date;
};

/**
 * Makes a link and mails it. It is sent by mail only, so whoever opens it has the mailbox. Null if a link for this
 * address waits for a check.
 */
export async function makeLink(
  dependencies: LinkDependencies,
  trx: repository.Db,
  { companyId, email, right, origin, invitedBy, brand, expiresAt }: NewAccountLink,
): Promise<number | null> {
  const now = dependencies.clock.now();
  const [made] = await repository.makeLinkRow(
    trx,
    companyId,
    email,
    loginKey(email),
    right,
    origin,
    invitedBy,
    brand.key,
    now,
    expiresAt,
  );
  if (made === undefined) return null;
  const [link] = await repository.linkById(trx, made.id);
  if (link === undefined) throw new Error("the link is gone");
  const token = await sealLink(dependencies.environment, {
    purpose: "account_link",
    data: { id: link.id, company: link.company_name, email: link.email },
    now,
    expiresAt,
  });
  await sendMail(dependencies, trx, {
    key: `account-link:${link.id}:${now.getTime()}`,
    to: link.email,
    brand,
    template: linkMail,
    data: { company: link.company_name, right, invitedBy: link.invited_by, token, expiresAt },
  });
  return link.id;
}

/** The id in a sealed link. An expired link is read too: its row has the status. */
export async function idInLink(dependencies: LinkDependencies, token: string): Promise<number> {
  const { environment, clock } = dependencies;
  const { id } = await openLinkFor(environment, "account_link", token, { now: clock.now(), evenLate: true });
  if (typeof id !== "number") throw new Problem("cryptography.unreadable");
  return id;
}

export const toAccountLink = (row: repository.LinkRow, now: Date): AccountLink => ({
  status: statusOf(row.state, row.expires_at.getTime(), now.getTime()),
  company_id: row.company_id,
  company_name: row.company_name,
  right: row.right,
  email: row.email,
  hasAccount: row.has_account,
  invitedBy: row.invited_by,
  reason: row.reason,
  expiresAt: row.expires_at.toISOString(),
});
