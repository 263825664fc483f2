/** Objections that wait for details from the company. Anybody may object, so this source needs no product. */
import { germanDay } from "@portal/contract/text/formats";
import { type Contribution, factSource } from "../../dashboard/public.ts";

export type ObjectionFacts = { waiting: { id: number; due_on: string | null; changed_at: string }[] };

const MOST_SHOWN = 5;

export function contributionOf({ waiting }: ObjectionFacts, { mayWrite }: { mayWrite: boolean }): Contribution {
  return {
    tasks: mayWrite
      ? waiting.map(({ id, due_on: dueDay, changed_at: changedAt }) => ({
          key: `details-${id}`,
          title: `Rückfrage zum Einwand Nr. ${id} beantworten`,
          detail:
            dueDay === null
              ? "Bis Sie antworten, prüfen wir nicht weiter."
              : `Antworten Sie bis zum ${germanDay(dueDay)}, sonst endet der Einwand.`,
          place: { page: "ratings_objections", query: { einwand: String(id) } },
          minutes: 10,
          weight: 75,
          version: `${id} ${changedAt}`,
          ...(dueDay !== null && { dueDay }),
        }))
      : [],
    result: null,
  };
}

export const objectionsDashboard = factSource<ObjectionFacts>({
  name: "objections",
  product: "Einwände gegen Bewertungen",
  families: "always",
  sql: `
  select json_agg(json_build_object('id', w.id, 'due_on', w.due_on, 'changed_at', w.changed_at) order by w.due_on, w.id) as waiting
  from (select o.id, o.due_on, o.changed_at from rating_objections o
        where o.company_id = $1 and o.state = 'details_asked' order by o.due_on, o.id limit ${MOST_SHOWN}) w
  having count(*) > 0`,
  contributionOf,
});
