/** Missed calls that nobody has dealt with, and how many calls the service answered. */
import { SECRETARIAL_FAMILIES } from "@portal/contract/secretarial/calls";
import { germanDay, germanNumber } from "@portal/contract/text/formats";
import { addDays, type Day, startOfBerlinDay } from "@portal/contract/time/berlin-time";
import { statement } from "@portal/db/statement";
import { type AnsweredDays, answeredCalls, type Contribution, factSource } from "../dashboard/public.ts";

const DAYS = 30;

type Facts = { calls: number; open: number; callbacks: number; newest: number };
const FACTS = `
  select count(*)::int as calls, count(*) filter (where done_at is null)::int as open,
         count(*) filter (where done_at is null and wants_callback)::int as callbacks,
         coalesce(max(id) filter (where done_at is null), 0)::float8 as newest
  from secretarial_calls where company_id = $1 and called_at >= $2::timestamptz`;

const place = { page: "secretarial_overview" } as const;

/** What follows from the calls of the last days. */
export function contributionOf({ calls, open, callbacks, newest }: Facts, today: Day, mayWrite: boolean): Contribution {
  const waits = callbacks > 0;
  const title =
    callbacks === 1 ? "Ein Anrufer wartet auf Ihren Rückruf" : `${callbacks} Anrufer warten auf Ihren Rückruf`;
  const openTitle = open === 1 ? "Ein Anruf ist noch offen" : `${open} Anrufe sind noch offen`;
  return {
    tasks:
      mayWrite && open > 0
        ? [
            {
              key: "open-calls",
              title: waits ? title : openTitle,
              detail: "Unser Sekretariat hat notiert, worum es geht.",
              place: { ...place, query: { stand: "offen" } },
              minutes: Math.min(30, 3 * (waits ? callbacks : open)),
              weight: waits ? 85 : 60,
              version: String(newest),
            },
          ]
        : [],
    result:
      calls === 0
        ? null
        : {
            text: `${germanNumber(calls)} ${calls === 1 ? "Anruf" : "Anrufe"} in ${DAYS} Tagen für Sie angenommen`,
            source: `Sekretariatsservice, Stand ${germanDay(today)}`,
            place,
          },
  };
}

export const secretarialDashboard = factSource<Facts>({
  name: "secretarial",
  product: "Sekretariatsservice",
  families: SECRETARIAL_FAMILIES,
  sql: FACTS,
  parameters: (today) => [new Date(startOfBerlinDay(addDays(today, 1 - DAYS)))],
  contributionOf: (facts, { today, mayWrite }) => contributionOf(facts, today, mayWrite),
  contacts: {
    place,
    read: async ({ db, scope, firstDay, today }) =>
      answeredCalls((await readDays(db, scope.companyId, new Date(startOfBerlinDay(firstDay))))[0], today),
  },
});

// Calls that the service only noted as wrong or unwanted were answered as well: somebody called.
const readDays = statement<AnsweredDays, [companyId: number, from: Date]>(`
  select (select min(f.called_at) from secretarial_calls f where f.company_id = $1) as first_at,
         coalesce((select json_agg(d) from (
           select (called_at at time zone 'Europe/Berlin')::date::text as day, count(*)::int as answered
           from secretarial_calls where company_id = $1 and called_at >= $2 group by 1) d), '[]') as days`);
