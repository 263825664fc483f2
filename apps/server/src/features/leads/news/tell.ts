/** Writes mails about offered leads, and reminders in the morning of their day. Each person gets one mail per occasion. */
import { DEFAULT_BRAND } from "@portal/contract/brands/brands";
import type { LeadKind } from "@portal/contract/leads/states";
import { pathOf } from "@portal/contract/pages/routes";
import { berlinDate, type Day, minutesOfBerlinDay } from "@portal/contract/time/berlin-time";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Transaction } from "kysely";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { sendMail } from "../../../platform/mail/send-mail.ts";
import { sendPush } from "../../../platform/push/send-push.ts";
import { inBatches, SWEEP_BATCH } from "../../../platform/sweeps/sweep.ts";
import type { Db } from "../list/repository.ts";
import { leadReminderMail, newLeadMail, threadPath } from "./mails.ts";

/** Berlin hour from which reminders are sent. */
const FROM_HOUR = 7;

export type People = { id: number; email: string }[];
/** A column of the people who want a mail about the event. */
export const peopleWho = (event: "new_lead" | "lead_reminder", company: string): string => `
  coalesce((select json_agg(json_build_object('id', u.id, 'email', u.email) order by u.id)
            from memberships m join users u on u.id = m.user_id
            where m.company_id = ${company} and m."right" in ('owner', 'editor') and u.email <> ''
              and wants_notification(u.id, '${event}', 'email')), '[]') as people`;

type NewRow = {
  company_id: number;
  company: string;
  lead_id: number;
  kind: LeadKind;
  place: string;
  price_cents: number | null;
  is_shared: boolean;
  /** Whether anybody may be told of it. */
  is_news: boolean;
  people: People;
};
// A lead that another company took meanwhile, and one of a company that locked leads meanwhile, is told to nobody.
const takeNew = statement<NewRow, [now: Date]>(`
  with told as (
    update lead_offers set told_at = $1
    where (company_id, lead_id) in (
      select company_id, lead_id from lead_offers where told_at is null order by received_at limit ${SWEEP_BATCH}
      for update skip locked)
    returning company_id, lead_id, kind, state)
  select t.company_id, c.display_name as company, t.lead_id, t.kind, l.place, l.price_cents,
         exists (select from lead_offers o where o.lead_id = t.lead_id and o.company_id <> t.company_id) as is_shared,
         n.is_news, case when n.is_news then (select ${peopleWho("new_lead", "t.company_id").replace(" as people", "")}) else '[]' end as people
  from told t join companies c on c.id = t.company_id join leads l on l.id = t.lead_id
  cross join lateral (
    select t.state = 'new' and may_contact(t.company_id, case when t.kind = 'job' then 'jobLeads' else 'leads' end) as is_news
  ) n`);

type DueRow = {
  company_id: number;
  company: string;
  lead_id: number;
  kind: LeadKind;
  place: string;
  due_on: Day;
  text: string;
  people: People;
};
const takeDue = statement<DueRow, [today: Day, now: Date]>(`
  with told as (
    update lead_reminders set told_at = $2
    where (company_id, lead_id) in (
      select company_id, lead_id from lead_reminders where told_at is null and due_on <= $1::date
      order by due_on limit ${SWEEP_BATCH} for update skip locked)
    returning company_id, lead_id, due_on, text)
  select t.company_id, c.display_name as company, t.lead_id, o.kind, l.place, t.due_on, t.text,
         ${peopleWho("lead_reminder", "t.company_id")}
  from told t join companies c on c.id = t.company_id join leads l on l.id = t.lead_id
  join lead_offers o on o.company_id = t.company_id and o.lead_id = t.lead_id
  where o.state in ('new', 'accepted', 'contacted', 'offer')`);

/** One batch of a sweep: marks rows as told and writes their mails in one transaction. Returns the rows. */
const tellBatch =
  <Row extends { people: People }>(
    dependencies: Dependencies,
    take: (trx: Transaction<Database>) => Promise<Row[]>,
    tell: (trx: Db, row: Row, person: People[number]) => Promise<unknown>,
  ) =>
  (): Promise<Row[]> =>
    dependencies.db.transaction().execute(async (trx) => {
      const rows = await take(trx);
      for (const row of rows) for (const person of row.people) await tell(trx, row, person);
      return rows;
    });

/** The sweep of new leads. */
export function tellNewLeads(dependencies: Dependencies, signal?: AbortSignal): Promise<number> {
  const now = dependencies.clock.now();
  return inBatches(
    tellBatch(
      dependencies,
      async (trx) => {
        const rows = await takeNew(trx, now);
        for (const { company_id: companyId, lead_id: lead, is_news: isNews } of rows) {
          const occasion = `lead:${companyId}:${lead}`;
          const path = pathOf("inquiries_overview");
          if (isNews) await sendPush(dependencies, trx, { companyId, event: "new_lead", occasion, path });
        }
        return rows;
      },
      (trx, { company_id: companyId, company, lead_id: lead, kind, place, price_cents, is_shared }, { id, email }) =>
        sendMail(dependencies, trx, {
          key: `${newLeadMail.name}:${companyId}:${lead}:${id}`,
          to: email,
          brand: DEFAULT_BRAND,
          template: newLeadMail,
          data: { company, lead, kind, place, priceCents: price_cents, isShared: is_shared, threadPath: null },
        }),
    ),
    signal,
  );
}

// Not if somebody has read it meanwhile.
const takePushes = statement<{ company_id: number; id: number; message_id: number; is_news: boolean }, []>(`
  update message_threads t set push_message_id = null
  from (select id, push_message_id from message_threads where push_message_id > 0
        order by push_message_id limit ${SWEEP_BATCH} for update skip locked) due
  where t.id = due.id
  returning t.company_id, t.id, due.push_message_id as message_id,
            t.unread > 0 and may_contact(t.company_id, 'portalMessages') as is_news`);

/** The sweep of customers' replies, for browsers. Their mails are written with the reply. */
export const pushReplies = (dependencies: Dependencies, signal?: AbortSignal): Promise<number> =>
  inBatches(
    () =>
      dependencies.db.transaction().execute(async (trx) => {
        const rows = await takePushes(trx);
        for (const { company_id: companyId, id, message_id: message, is_news: isNews } of rows) {
          const occasion = `message:${message}`;
          if (isNews)
            await sendPush(dependencies, trx, { companyId, event: "new_messages", occasion, path: threadPath(id) });
        }
        return rows;
      }),
    signal,
  );

/** The sweep of reminders: from seven in the morning of their day. */
export async function tellReminders(dependencies: Dependencies, signal?: AbortSignal): Promise<number> {
  const now = dependencies.clock.now();
  if (minutesOfBerlinDay(now.getTime()) < FROM_HOUR * 60) return 0;
  const today = berlinDate(now.getTime());
  return inBatches(
    tellBatch(
      dependencies,
      (trx) => takeDue(trx, today, now),
      (trx, { company_id: companyId, company, lead_id: lead, kind, place, due_on, text }, { id, email }) =>
        sendMail(dependencies, trx, {
          key: `${leadReminderMail.name}:${companyId}:${lead}:${due_on}:${id}`,
          to: email,
          brand: DEFAULT_BRAND,
          template: leadReminderMail,
          data: { company, lead, kind, place, text },
        }),
    ),
    signal,
  );
}
