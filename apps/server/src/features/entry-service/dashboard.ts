/** Partner portals that show the company wrongly or not at all, by the latest finished check. */
import type { ListingChart } from "@portal/contract/entry-service/calls";
import { germanDay } from "@portal/contract/text/formats";
import { berlinDate } from "@portal/contract/time/berlin-time";
import { type Contribution, factSource } from "../dashboard/public.ts";

export type ListingFacts = { id: number; finished_at: Date; score: number | null; counts: ListingChart["counts"] };

export function contributionOf(
  { id, finished_at: finishedAt, counts }: ListingFacts,
  { mayWrite }: { mayWrite: boolean },
): Contribution {
  const { portal_ok: right, portal_nok: differing, portal_not_found: missing } = counts;
  const wrong = differing + missing;
  if (right + wrong === 0) return { tasks: [], result: null };
  const place = { page: "entry_service" } as const;
  const day = germanDay(berlinDate(finishedAt.getTime()));
  return {
    tasks:
      mayWrite && wrong > 0
        ? [
            {
              key: "wrong-portals",
              title:
                wrong === 1
                  ? "Ein Portal zeigt Sie falsch oder gar nicht"
                  : `${wrong} Portale zeigen Sie falsch oder gar nicht`,
              detail: "Zu jedem steht dabei, was abweicht und wer es ändern kann.",
              place,
              minutes: Math.min(30, 5 * wrong),
              weight: differing > 0 ? 55 : 45,
              version: `${differing} ${missing} ${id}`,
            },
          ]
        : [],
    result: {
      text:
        wrong === 0
          ? `Auf allen ${right} Portalen stehen Sie richtig`
          : `Auf ${right} von ${right + wrong} Portalen stehen Sie richtig`,
      source: `Prüfung der Portale vom ${day}`,
      place,
    },
  };
}

export const listingsDashboard = factSource<ListingFacts>({
  name: "listings",
  product: "Eintragsservice",
  families: ["directory_entry"],
  // The product stands in the statement: of its family, only one code is checked.
  sql: `
  select l.id::float8 as id, l.finished_at, l.score, l.counts from listing_checks l
  where l.company_id = $1 and l.finished_at is not null and l.counts is not null
    and exists (select from products p where p.company_id = $1 and p.code = 'ENTRY-SERVICE'
                and p.status in ('Ordered', 'Produced', 'Invoicing'))
  order by l.id desc limit 1`,
  contributionOf,
});
