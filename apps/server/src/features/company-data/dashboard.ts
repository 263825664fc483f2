/** People who opened an invitation with another address and wait to be admitted. */
import { type Contribution, factSource } from "../dashboard/public.ts";

export type PeopleFacts = { waiting: number; newest: number };

export function contributionOf({ waiting, newest }: PeopleFacts, { isOwner }: { isOwner: boolean }): Contribution {
  const one = waiting === 1;
  return {
    tasks: isOwner
      ? [
          {
            key: "admit",
            title: one ? "Eine Person wartet auf ihre Zulassung" : `${waiting} Personen warten auf ihre Zulassung`,
            detail: one
              ? "Sie hat Ihre Einladung mit einer anderen E-Mail-Adresse geöffnet. Kennen Sie die Person?"
              : "Sie haben Ihre Einladungen mit anderen E-Mail-Adressen geöffnet. Kennen Sie die Personen?",
            place: { page: "company_people" },
            minutes: 2,
            weight: 84,
            version: String(newest),
          },
        ]
      : [],
    result: null,
  };
}

export const peopleDashboard = factSource<PeopleFacts>({
  name: "people",
  product: "Personen",
  families: "always",
  sql: `
  select count(*)::int as waiting, max(l.id)::float8 as newest from account_links l
  where l.company_id = $1 and l.state = 'pending' having count(*) > 0`,
  contributionOf: (facts, { right, isAgent }) => contributionOf(facts, { isOwner: right === "owner" && !isAgent }),
});
