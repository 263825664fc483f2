/** Messages and wishes for appointments that nobody has dealt with, and how many calls the machine answered. */
import { rightCovers } from "@portal/contract/http/access";
import { germanDay, germanNumber } from "@portal/contract/text/formats";
import { addDays, type Day, startOfBerlinDay } from "@portal/contract/time/berlin-time";
import { VOICEBOT_FAMILIES } from "@portal/contract/voicebot/calls";
import { statement } from "@portal/db/statement";
import type { Contribution, DashboardSource } from "../dashboard/public.ts";

const DAYS = 30;

type Facts = { calls: number; waiting: number };
const readFacts = statement<Facts, [companyId: number, from: Date]>(`
  select count(*)::int as calls,
         count(*) filter (where done_at is null and outcome in ('message', 'appointment'))::int as waiting
  from voicebot_calls where company_id = $1 and called_at >= $2`);

const place = { page: "voicebot_overview" } as const;

/** What follows from the calls of the last days. */
export function contributionOf({ calls, waiting }: Facts, today: Day, mayWrite: boolean): Contribution {
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

export const voicebotDashboard: DashboardSource = {
  name: "voicebot",
  product: "Sprachbot",
  families: VOICEBOT_FAMILIES,
  async read({ db, scope, today }) {
    const [facts] = await readFacts(db, scope.companyId, new Date(startOfBerlinDay(addDays(today, 1 - DAYS))));
    if (facts === undefined) return { tasks: [], result: null };
    return contributionOf(facts, today, rightCovers(scope.right, "write"));
  },
};
