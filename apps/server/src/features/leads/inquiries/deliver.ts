/** Makes a confirmed inquiry a lead of its company, with a thread that holds its words and files, and tells of it. */
import { KEPT_DAYS } from "@portal/contract/leads/states";
import { addDays, berlinDate } from "@portal/contract/time/berlin-time";
import type { Database } from "@portal/db/rows";
import type { Transaction } from "kysely";
import { writeAudit } from "../../../platform/audit.ts";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { Problem } from "../../../platform/problem.ts";
import { firstMessageOf, openThread } from "../messages/open-thread.ts";
import { tellPages } from "../messages/tell-pages.ts";
import { insertMessageFiles } from "../messages/write-repository.ts";
import { tellInquiry } from "../news/tell-inquiry.ts";
import { kindsOf } from "./kinds.ts";
import * as repository from "./repository.ts";

/** @throws Problem `leads.not_wanted` if the company has locked such inquiries meanwhile */
export async function deliverInquiry(
  dependencies: Dependencies,
  trx: Transaction<Database>,
  row: repository.InquiryRow,
): Promise<void> {
  const now = dependencies.clock.now();
  const { id, company_id: companyId, kind } = row;
  const company = await repository.findCompany(trx, companyId);
  if (company === undefined || !kindsOf(company).includes(kind)) throw new Problem("leads.not_wanted");
  const deleteOn = addDays(berlinDate(now.getTime()), KEPT_DAYS[kind]);
  const { name, email, phone, text } = row;
  const external = `entry-page:${id}`;
  const leadId = await repository.insertLead(trx, external, kind, name, email, phone, text, now, deleteOn, companyId);
  const threadId = await openThread(trx, { companyId, leadId, brand: row.brand, waits: true });
  if (threadId === undefined) throw new Error("a lead without its thread");
  await moveFiles(trx, id, threadId);
  await repository.markDelivered(trx, id, leadId, now);
  await writeAudit(trx, {
    at: now,
    action: "inquiry.confirmed",
    outcome: "done",
    companyId,
    details: { inquiry: id, lead: leadId },
  });
  await tellPages(trx, companyId);
  await tellInquiry(dependencies, trx, { ...row, leadId, threadId });
}

async function moveFiles(trx: repository.Db, inquiryId: number, threadId: number): Promise<void> {
  const files = await repository.filesOf(trx, inquiryId);
  if (files.length === 0) return;
  const ids = files.map(({ file_id: fileId }) => fileId);
  await insertMessageFiles(trx, await firstMessageOf(trx, threadId), ids);
  await repository.deleteFiles(trx, inquiryId);
}
