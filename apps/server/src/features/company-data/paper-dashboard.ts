/** New documents, and contracts that end or are renewed soon. */
import { contractStatus, type Term } from "@portal/contract/company-data/contracts/term";
import { displayName } from "@portal/contract/navigation/products";
import { germanDay } from "@portal/contract/text/formats";
import { addDays, type Day } from "@portal/contract/time/berlin-time";
import { type Contribution, factSource } from "../dashboard/public.ts";
import type { Task } from "../dashboard/public.ts";

export type DocumentFacts = { unopened: number; newest: number };

/** Documents that arrived in these days. Older ones are no work any more. */
const NEW_DAYS = 60;

export function documentTasks({ unopened, newest }: DocumentFacts, mayRead: boolean): Contribution {
  if (!mayRead) return { tasks: [], result: null };
  const one = unopened === 1;
  return {
    tasks: [
      {
        key: "unopened",
        title: one ? "Ein neues Dokument ansehen" : `${unopened} neue Dokumente ansehen`,
        detail: one
          ? "Niemand aus Ihrer Firma hat es bisher geöffnet."
          : "Niemand aus Ihrer Firma hat sie bisher geöffnet.",
        place: { page: "company_documents" },
        minutes: Math.min(10, unopened),
        weight: 30,
        version: String(newest),
      },
    ],
    result: null,
  };
}

export const documentsDashboard = factSource<DocumentFacts>({
  name: "documents",
  product: "Dokumente",
  families: "always",
  sql: `
  select count(*)::int as unopened, max(d.id)::float8 as newest from company_documents d
  where d.company_id = $1 and d.opened_at is null and d.dated_on >= $2::date having count(*) > 0`,
  parameters: (today) => [addDays(today, -NEW_DAYS)],
  contributionOf: (facts, { mayWrite, isAgent }) => documentTasks(facts, mayWrite && !isAgent),
});

type ContractFact = {
  id: number;
  code: string;
  started_on: Day;
  term_months: number;
  renewal_months: number;
  notice_months: number;
  ended_on: Day | null;
  ends_on: Day | null;
};
export type ContractFacts = { contracts: ContractFact[] };

/** How long before the day people are told. */
const AHEAD_DAYS = 30;
/** A shorter renewal comes so often that nobody wants to be told each time. */
const TOLD_RENEWAL_MONTHS = 3;
const MOST_CONTRACTS = 100;

const termOf = (fact: ContractFact): Term => ({
  startedOn: fact.started_on,
  termMonths: fact.term_months,
  renewalMonths: fact.renewal_months,
  noticeMonths: fact.notice_months,
  endedOn: fact.ended_on,
});

function tasksOf(fact: ContractFact, today: Day, isOwner: boolean): Task[] {
  const { state, cancelBy, endsOn } = contractStatus(termOf(fact), today, fact.ends_on);
  const product = displayName(fact.code);
  const place = { page: "company_contract" } as const;
  const isNear = (day: Day): boolean => day >= today && day <= addDays(today, AHEAD_DAYS);
  if (state === "ending" && isNear(endsOn)) {
    const title = `${product} endet am ${germanDay(endsOn)}`;
    const detail = "Brauchen Sie es weiter, sprechen Sie bitte mit uns.";
    return [{ key: `ends-${fact.id}`, title, detail, place, minutes: 5, weight: 45, dueDay: endsOn, version: endsOn }];
  }
  const isTold = isOwner && fact.renewal_months >= TOLD_RENEWAL_MONTHS;
  if (state === "running" && isTold && cancelBy !== null && isNear(cancelBy)) {
    const title = `${product}: bis ${germanDay(cancelBy)} entscheiden`;
    const detail = `Ohne Kündigung verlängert sich der Vertrag nach dem ${germanDay(endsOn)}.`;
    const version = cancelBy;
    return [{ key: `notice-${fact.id}`, title, detail, place, minutes: 5, weight: 40, dueDay: cancelBy, version }];
  }
  return [];
}

export const contractTasks = (
  { contracts }: ContractFacts,
  { today, mayRead, isOwner }: { today: Day; mayRead: boolean; isOwner: boolean },
): Contribution => ({
  tasks: mayRead ? contracts.flatMap((fact) => tasksOf(fact, today, isOwner)) : [],
  result: null,
});

export const contractsDashboard = factSource<ContractFacts>({
  name: "contracts",
  product: "Verträge",
  families: "always",
  sql: `
  select json_agg(row_to_json(k)) as contracts from (
    select v.id, v.code, v.started_on, v.term_months, v.renewal_months, v.notice_months, v.ended_on, x.ends_on
    from contracts v left join contract_cancellations x on x.contract_id = v.id and x.withdrawn_at is null
    where v.company_id = $1 and (v.ended_on is null or v.ended_on >= $2::date)
    order by v.id desc limit ${MOST_CONTRACTS}) k
  having count(*) > 0`,
  parameters: (today) => [today],
  contributionOf: (facts, { today, right, mayWrite, isAgent }) =>
    contractTasks(facts, { today, mayRead: mayWrite, isOwner: right === "owner" && !isAgent }),
});
