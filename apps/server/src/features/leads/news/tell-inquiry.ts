/** Tells a company of an inquiry on its entry. It is the company's at once, so nothing of it can be outdated by then. */
import { brandByKey, DEFAULT_BRAND } from "@portal/contract/brands/brands";
import type { LeadKind } from "@portal/contract/leads/states";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Transaction } from "kysely";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { sendMail } from "../../../platform/mail/send-mail.ts";
import { sendPush } from "../../../platform/push/send-push.ts";
import { newLeadMail, threadPath } from "./mails.ts";
import { type People, peopleWho } from "./tell.ts";

const people = statement<{ people: People }, [companyId: number]>(`select ${peopleWho("new_lead", "$1")}`);

type Delivered = {
  company_id: number;
  company: string;
  kind: LeadKind;
  /** Under which the customer asked. */
  brand: string;
  leadId: number;
  threadId: number;
};

/** By mail and push, by the wishes for new leads, in the transaction that delivers it. */
export async function tellInquiry(
  dependencies: Dependencies,
  trx: Transaction<Database>,
  { company_id: companyId, company, kind, brand, leadId, threadId }: Delivered,
): Promise<void> {
  const path = threadPath(threadId);
  await sendPush(dependencies, trx, { companyId, event: "new_lead", occasion: `lead:${companyId}:${leadId}`, path });
  const [found] = await people(trx, companyId);
  for (const { id, email } of found?.people ?? []) {
    await sendMail(dependencies, trx, {
      key: `${newLeadMail.name}:${companyId}:${leadId}:${id}`,
      to: email,
      brand: brandByKey(brand) ?? DEFAULT_BRAND,
      template: newLeadMail,
      data: { company, lead: leadId, kind, place: "", priceCents: null, isShared: false, threadPath: path },
    });
  }
}
