/** The only place where a hand-over changes, under its row's lock, so that of two parallel actions one is first. */
import { brandByKey, DEFAULT_BRAND } from "@portal/contract/brands/brands";
import { afterHandoverEvent, type HandoverEvent, isHandoverEnded } from "@portal/contract/website/files/states";
import { writeAudit } from "../../../platform/audit.ts";
import { type MailDependencies, sendMail } from "../../../platform/mail/send-mail.ts";
import { Problem } from "../../../platform/problem.ts";
import { handoverNewsMail } from "./mails.ts";
import * as repository from "./repository.ts";

export type HandoverStep = {
  id: number;
  event: HandoverEvent;
  text: string;
  /** Files that the step brings, adopted in the same transaction. */
  fileIds: readonly number[];
  /** Identifies an answer, so that it counts once; null if the state refuses a repetition anyway. */
  key: string | null;
  /** Only hand-overs of this company; null for the provider. */
  companyId: number | null;
  author: "company" | "support" | "provider";
  userId: number | null;
};

/** Events of the provider that the company gets a mail about. */
const NEWS = ["take", "ask", "finish"] as const;
type News = (typeof NEWS)[number];
const isNews = (event: HandoverEvent): event is News => NEWS.some((news) => news === event);

/**
 * Takes one step, and writes its event, files, audit line and mail. Sending the same answer again changes nothing.
 * @throws Problem `website.handover_not_found`, also for a foreign one; `website.handover_not_possible_now`;
 *   `files.not_found`
 */
export async function advanceHandover(
  dependencies: MailDependencies,
  trx: repository.Db,
  { id, event, text, fileIds, key, companyId, author, userId }: HandoverStep,
): Promise<void> {
  const [row] = await repository.lockHandover(trx, id);
  if (row === undefined || (companyId !== null && row.company_id !== companyId)) {
    throw new Problem("website.handover_not_found");
  }
  const now = dependencies.clock.now();
  const next = afterHandoverEvent(row.state, event);
  if (next === undefined) throw new Problem("website.handover_not_possible_now");
  const [entry] = await repository.insertEvent(trx, id, event, author, userId, text, key, now);
  if (entry === undefined) return;
  await adoptFiles(trx, { eventId: entry.id, fileIds, companyId: row.company_id, now });
  await repository.setState(trx, id, next, now, isHandoverEnded(next));
  await writeAudit(trx, {
    at: now,
    action: `websiteHandover.${event}`,
    outcome: "done",
    actorUserId: userId,
    agentUserId: author === "support" ? userId : null,
    companyId: row.company_id,
    details: author === "provider" ? { handover: id, by: "command" } : { handover: id, files: fileIds.length },
  });
  if (!isNews(event)) return;
  const [mailbox] = await repository.addressOf(trx, row.company_id, row.created_by_user_id);
  if (mailbox === undefined) return;
  await sendMail(dependencies, trx, {
    key: `website-handover:${id}:${entry.id}`,
    to: mailbox.email,
    brand: brandByKey(row.brand) ?? DEFAULT_BRAND,
    template: handoverNewsMail,
    data: { id, event, text },
  });
}

/** @throws Problem `files.not_found` if one of them is no longer temporary */
export async function adoptFiles(
  trx: repository.Db,
  { eventId, fileIds, companyId, now }: { eventId: number; fileIds: readonly number[]; companyId: number; now: Date },
): Promise<void> {
  if (fileIds.length === 0) return;
  const adopted = await repository.adoptFiles(trx, fileIds, companyId, now);
  if (adopted.length < fileIds.length) throw new Problem("files.not_found", { field: "files" });
  await repository.insertFiles(trx, eventId, fileIds);
}
