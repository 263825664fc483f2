/** Cases that wait for an answer of the company. */
import { germanDay } from "@portal/contract/text/formats";
import { berlinDate } from "@portal/contract/time/berlin-time";
import { factSource, type Contribution } from "../dashboard/public.ts";

export type CaseFacts = { waiting: { id: number; subject: string; changed_at: string }[] };

const MOST_SHOWN = 5;

export function contributionOf({ waiting }: CaseFacts, { mayWrite }: { mayWrite: boolean }): Contribution {
  return {
    tasks: mayWrite
      ? waiting.map(({ id, subject, changed_at: changedAt }) => ({
          key: `waiting-${id}`,
          title: `Rückfrage zu „${subject}“ beantworten`,
          detail: `Wir haben am ${germanDay(berlinDate(Date.parse(changedAt)))} zurückgefragt. Bis Sie antworten, geht es nicht weiter.`,
          place: { page: "service_cases", query: { anfrage: String(id) } },
          minutes: 5,
          weight: 88,
          version: `${id} ${changedAt}`,
        }))
      : [],
    result: null,
  };
}

export const casesDashboard = factSource<CaseFacts>({
  name: "cases",
  product: "Anfragen an uns",
  families: "always",
  sql: `
  select json_agg(json_build_object('id', w.id, 'subject', w.subject, 'changed_at', w.changed_at) order by w.changed_at) as waiting
  from (select s.id, s.subject, s.changed_at from service_cases s
        where s.company_id = $1 and s.state = 'waiting' order by s.changed_at desc, s.id desc limit ${MOST_SHOWN}) w
  having count(*) > 0`,
  contributionOf,
});
