/** Decides about a link: the provider by a command, an owner on the page of the company's people. */
import {
  afterDecision,
  type LinkDecision,
  type OwnerDecision,
  type ProviderDecision,
} from "@portal/contract/account-linking/rules";
import { brandByKey, DEFAULT_BRAND } from "@portal/contract/brands/brands";
import { writeAudit } from "../../platform/audit.ts";
import { sendMail } from "../../platform/mail/send-mail.ts";
import type { LinkDependencies } from "./links.ts";
import { decidedMail } from "./mails.ts";
import * as repository from "./repository.ts";

type Decision = {
  id: number;
  /** German text for the person; may be empty. */
  reason?: string;
} & (
  | { decision: ProviderDecision; actorUserId: null; companyId?: never }
  /** An owner decides about links of their own company only. */
  | { decision: OwnerDecision; actorUserId: number; companyId: number }
);

/** Returns the new state, or undefined if the link does not exist or cannot be decided any more. */
export async function decideLink(
  dependencies: LinkDependencies,
  trx: repository.Db,
  { id, decision, reason = "", actorUserId, companyId }: Decision,
): Promise<string | undefined> {
  const link = await repository.lockedLink(trx, id);
  if (link === undefined || (companyId !== undefined && link.company_id !== companyId)) return undefined;
  const next = afterDecision(link.state, decision, link.user_id !== null);
  if (next === undefined) return undefined;
  const now = dependencies.clock.now();
  await repository.setState(trx, id, next, link.user_id, link.approved || decision === "release", reason, now);
  if (next === "linked" && link.user_id !== null) {
    await repository.giveRight(trx, link.user_id, link.company_id, link.right);
  }
  await writeAudit(trx, {
    at: now,
    action: `accountLink.${decision}`,
    outcome: "done",
    actorUserId,
    companyId: link.company_id,
    details: { link: id, by: actorUserId === null ? "command" : "owner" },
  });
  if (decision !== "withdraw") await tellPerson(dependencies, trx, { link, decision, reason });
  return next;
}

async function tellPerson(
  dependencies: LinkDependencies,
  trx: repository.Db,
  { link, decision, reason }: { link: repository.LinkRow; decision: Exclude<LinkDecision, "withdraw">; reason: string },
): Promise<void> {
  const [taker] = link.user_id === null ? [] : await repository.takerById(trx, link.user_id);
  await sendMail(dependencies, trx, {
    key: `account-link-decided:${link.id}:${decision}:${dependencies.clock.now().getTime()}`,
    to: taker?.email ?? link.email,
    brand: brandByKey(link.brand) ?? DEFAULT_BRAND,
    template: decidedMail,
    data: { company: link.company_name, decision: decision === "admit" ? "release" : decision, reason },
  });
}
