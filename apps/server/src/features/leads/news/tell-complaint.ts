/** Tells a company what the provider decided about its complaint. A rule's decision is read at once, in its answer. */
import { DEFAULT_BRAND } from "@portal/contract/brands/brands";
import type { LeadKind } from "@portal/contract/leads/states";
import { statement } from "@portal/db/statement";
import { type MailDependencies, sendMail } from "../../../platform/mail/send-mail.ts";
import type { Db } from "../list/repository.ts";
import { complaintDecidedMail } from "./mails.ts";

type Row = { user_id: number; email: string; company: string; kind: LeadKind; place: string };
// Whoever complained is told as well where they may only read by now.
const people = statement<Row, [companyId: number, leadId: number]>(`
  select u.id as user_id, u.email, c.display_name as company, l.kind, l.place
  from memberships m join users u on u.id = m.user_id join companies c on c.id = m.company_id
  join lead_complaints k on k.company_id = m.company_id and k.lead_id = $2 join leads l on l.id = k.lead_id
  where m.company_id = $1 and (m."right" in ('owner', 'editor') or u.id = k.raised_by_user_id) and u.email <> ''
  order by u.id limit 50`);

type Decision = { companyId: number; leadId: number; creditCents: number };

/** Once for each decision, in its transaction. */
export async function tellComplaintDecided(
  dependencies: MailDependencies,
  trx: Db,
  { companyId, leadId, creditCents }: Decision,
): Promise<void> {
  const at = dependencies.clock.now().getTime();
  for (const { user_id: id, email, company, kind, place } of await people(trx, companyId, leadId)) {
    await sendMail(dependencies, trx, {
      key: `${complaintDecidedMail.name}:${leadId}:${at}:${id}`,
      to: email,
      brand: DEFAULT_BRAND,
      template: complaintDecidedMail,
      data: { company, lead: leadId, kind, place, creditCents },
    });
  }
}
