/** The only place where a case changes, under its row's lock, so that of two parallel actions one is first. */
import { brandByKey, DEFAULT_BRAND } from "@portal/contract/brands/brands";
import type { CaseEntryKind } from "@portal/contract/service-case/calls";
import { afterCaseEvent, type CaseEvent, isCaseEnded } from "@portal/contract/service-case/states";
import { writeAudit } from "../../platform/audit.ts";
import { type MailDependencies, sendMail } from "../../platform/mail/send-mail.ts";
import { Problem } from "../../platform/problem.ts";
import { newsMail } from "./mails.ts";
import * as repository from "./repository.ts";

export type CaseStep = {
  id: number;
  event: CaseEvent;
  text: string;
  /** Identifies the message, so that it counts once; null if the state refuses a repetition anyway. */
  key: string | null;
  /** Only cases of this company; null for the provider. */
  companyId: number | null;
  author: "company" | "support" | "provider";
  userId: number | null;
};

/** Events of the provider that the company gets a mail about. */
const NEWS = ["take", "answer", "ask", "solve"] as const;
type News = (typeof NEWS)[number];
const isNews = (event: CaseEvent): event is News => NEWS.some((news) => news === event);

/**
 * Takes one step, and writes its event, audit line and mail. Sending the same message again changes nothing.
 * @throws Problem `service_case.not_found`, also for a foreign case; `service_case.not_possible_now`
 */
export async function advanceCase(
  dependencies: MailDependencies,
  trx: repository.Db,
  { id, event, text, key, companyId, author, userId }: CaseStep,
): Promise<void> {
  const [row] = await repository.lockCase(trx, id);
  if (row === undefined || (companyId !== null && row.company_id !== companyId)) {
    throw new Problem("service_case.not_found");
  }
  const now = dependencies.clock.now();
  const next = afterCaseEvent(row.state, event);
  const kind: CaseEntryKind = next === "withdrawn" ? "withdraw" : event;
  if (next === undefined) throw new Problem("service_case.not_possible_now");
  const [entry] = await repository.insertEntry(trx, id, kind, author, userId, text, key, now);
  if (entry === undefined) return;
  await repository.setState(trx, id, next, now, isCaseEnded(next));
  await writeAudit(trx, {
    at: now,
    action: `serviceCase.${kind}`,
    outcome: "done",
    actorUserId: userId,
    agentUserId: author === "support" ? userId : null,
    companyId: row.company_id,
    details: author === "provider" ? { case: id, by: "command" } : { case: id },
  });
  if (!isNews(event)) return;
  const [mailbox] = await repository.addressOf(trx, row.company_id, row.created_by_user_id);
  if (mailbox === undefined) return;
  await sendMail(dependencies, trx, {
    key: `service-case:${id}:${entry.id}`,
    to: mailbox.email,
    brand: brandByKey(row.brand) ?? DEFAULT_BRAND,
    template: newsMail,
    data: { id, subject: row.subject, event, text },
  });
}
