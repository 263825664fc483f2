/** Missed calls that nobody has dealt with, and how many calls the service answered. */
import { rightCovers } from "@portal/contract/http/access";
import { SECRETARIAL_FAMILIES } from "@portal/contract/secretarial/calls";
import { germanDay, germanNumber } from "@portal/contract/text/formats";
import { addDays, type Day, startOfBerlinDay } from "@portal/contract/time/berlin-time";
import { statement } from "@portal/db/statement";
import type { Contribution, DashboardSource } from "../dashboard/public.ts";

const DAYS = 30;

type Facts = { calls: number; open: number; callbacks: number };
const readFacts = statement<Facts, [companyId: number, from: Date]>(`
  select count(*)::int as calls, count(*) filter (where done_at is null)::int as open,
         count(*) filter (where done_at is null and wants_callback)::int as callbacks
  from secretarial_calls where company_id = $1 and called_at >= $2`);

const place = { page: "secretarial_overview" } as const;

/** What follows from the calls of the last days. */
export function contributionOf({ calls, open, callbacks }: Facts, today: Day, mayWrite: boolean): Contribution {
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

export const secretarialDashboard: DashboardSource = {
  name: "secretarial",
  product: "Sekretariatsservice",
  families: SECRETARIAL_FAMILIES,
  async read({ db, scope, today }) {
    const [facts] = await readFacts(db, scope.companyId, new Date(startOfBerlinDay(addDays(today, 1 - DAYS))));
    if (facts === undefined) return { tasks: [], result: null };
    return contributionOf(facts, today, rightCovers(scope.right, "write"));
  },
};
