/** Notes at the lead that the company has answered, once the answer can't be taken back any more. */
import { statement } from "@portal/db/statement";
import type { Dependencies } from "../../../platform/dependencies.ts";

type Answered = { id: number };
// The first answer is the response. The step is written with it, so that a repeated job writes none.
const note = statement<Answered, [messageId: number, at: Date]>(`
  with answer as (
    select t.company_id, t.lead_id, m.user_id, m.at from messages m join message_threads t on t.id = m.thread_id
    where m.id = $1 and m.author = 'company'),
  answered as (
    update leads l set first_response_at = a.at from answer a
    where l.id = a.lead_id and l.company_id = a.company_id and l.first_response_at is null
    returning l.id, a.company_id, a.user_id),
  moved as (
    update lead_offers o set state = 'contacted', state_before = o.state, version = o.version + 1, changed_at = $2
    from answered w where o.company_id = w.company_id and o.lead_id = w.id and o.state = 'accepted' returning o.lead_id)
  insert into lead_steps (company_id, lead_id, step, state, text, by_support, user_id, at)
  select w.company_id, w.id, 'answer', case when o.state = 'accepted' then 'contacted' else o.state end, '', false,
         w.user_id, $2
  from answered w join lead_offers o on o.company_id = w.company_id and o.lead_id = w.id returning id`);

export const noteAnswer = async ({ db, clock }: Pick<Dependencies, "db" | "clock">, messageId: number): Promise<void> =>
  void (await note(db, messageId, clock.now()));
