/** Messages and wishes for appointments that nobody has dealt with, and how many calls the machine answered. */
import { germanDay, germanNumber } from "@portal/contract/text/formats";
import { addDays, type Day, startOfBerlinDay } from "@portal/contract/time/berlin-time";
import { VOICEBOT_FAMILIES } from "@portal/contract/voicebot/calls";
import { statement } from "@portal/db/statement";
import { type AnsweredDays, answeredCalls, type Contribution, factSource } from "../dashboard/public.ts";

const DAYS = 30;

type Facts = { calls: number; waiting: number; newest: number };
const FACTS = `
  select count(*)::int as calls,
         count(*) filter (where done_at is null and outcome in ('message', 'appointment'))::int as waiting,
         coalesce(max(id) filter (where done_at is null and outcome in ('message', 'appointment')), 0)::float8 as newest
  from voicebot_calls where company_id = $1 and called_at >= $2::timestamptz`;

const place = { page: "voicebot_overview" } as const;

/** What follows from the calls of the last days. */
export function contributionOf({ calls, waiting, newest }: Facts, today: Day, mayWrite: boolean): Contribution {
  return {
    tasks:
      mayWrite && waiting > 0
        ? [
            {
              key: "open-calls",
              title:
                waiting === 1
                  ? "Der Sprachbot hat einen Wunsch für Sie notiert"
                  : `Der Sprachbot hat ${waiting} Wünsche für Sie notiert`,
              detail: "Anrufer haben eine Nachricht hinterlassen oder möchten einen Termin.",
              place: { ...place, query: { stand: "offen" } },
              minutes: Math.min(30, 3 * waiting),
              weight: 80,
              version: String(newest),
            },
          ]
        : [],
    result:
      calls === 0
        ? null
        : {
            text: `${germanNumber(calls)} ${calls === 1 ? "Anruf" : "Anrufe"} in ${DAYS} Tagen angenommen`,
            source: `Sprachbot, Stand ${germanDay(today)}`,
            place,
          },
  };
}

export const voicebotDashboard = factSource<Facts>({
  name: "voicebot",
  product: "Sprachbot",
  families: VOICEBOT_FAMILIES,
  sql: FACTS,
  parameters: (today) => [new Date(startOfBerlinDay(addDays(today, 1 - DAYS)))],
  contributionOf: (facts, { today, mayWrite }) => contributionOf(facts, today, mayWrite),
  contacts: {
    place,
    read: async ({ db, scope, firstDay, today }) =>
      answeredCalls((await readDays(db, scope.companyId, new Date(startOfBerlinDay(firstDay))))[0], today),
  },
});

// Who was connected spoke with the company or the secretarial service; who hung up reached nobody.
const readDays = statement<AnsweredDays, [companyId: number, from: Date]>(`
  select (select min(f.called_at) from voicebot_calls f where f.company_id = $1) as first_at,
         coalesce((select json_agg(d) from (
           select (called_at at time zone 'Europe/Berlin')::date::text as day, count(*)::int as answered
           from voicebot_calls where company_id = $1 and called_at >= $2 and outcome not in ('connected', 'hung_up')
           group by 1) d), '[]') as days`);
