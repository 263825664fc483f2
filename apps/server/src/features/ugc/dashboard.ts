/** What visitors reported about the entry in the last weeks: the owner knows best whether they are right. */
import { germanTimes } from "@portal/contract/text/formats";
import { addDays, startOfBerlinDay } from "@portal/contract/time/berlin-time";
import { CONTRIBUTION_KINDS, type ContributionKind } from "@portal/contract/ugc/calls";
import { HINT_DAYS, HINTS_PLACE } from "@portal/contract/ugc/hints";
import { type Contribution, factSource, type Task } from "../dashboard/public.ts";

export type HintFacts = { hints: { kind: ContributionKind; count: number; newest: number }[] };

export function contributionOf({ hints }: HintFacts, { mayWrite }: { mayWrite: boolean }): Contribution {
  return { tasks: mayWrite ? hints.map(taskOf) : [], result: null };
}

function taskOf({ kind, count, newest }: HintFacts["hints"][number]): Task {
  return {
    key: `hint-${kind}`,
    title: `Hinweis prüfen: ${CONTRIBUTION_KINDS[kind]}`,
    detail:
      count === 1
        ? "Das hat uns jemand zu Ihrem Eintrag gemeldet. Sie wissen am besten, ob es stimmt."
        : `Das wurde uns ${germanTimes(count)} zu Ihrem Eintrag gemeldet. Sie wissen am besten, ob es stimmt.`,
    place: kind === "erasure" ? { page: "service_cases" } : { page: "entry_differences", place: HINTS_PLACE },
    minutes: 1,
    weight: 65,
    version: String(newest),
  };
}

export const hintsDashboard = factSource<HintFacts>({
  name: "hints",
  product: "Hinweise zu Ihrem Eintrag",
  families: "always",
  sql: `
  select json_agg(json_build_object('kind', h.kind, 'count', h.count, 'newest', h.newest) order by h.kind) as hints
  from (select kind, count(*)::int as count, max(id) as newest from contributions
        where company_id = $1 and state = 'new' and created_at >= $2::timestamptz group by kind) h
  having count(*) > 0`,
  parameters: (today) => [new Date(startOfBerlinDay(addDays(today, -HINT_DAYS)))],
  contributionOf,
});
