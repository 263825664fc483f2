/** What the dashboard says of the entry: differences to an import, next steps, contacts, and its best week. */
import { rightCovers } from "@portal/contract/http/access";
import { germanNumber } from "@portal/contract/text/formats";
import type { Day } from "@portal/contract/time/berlin-time";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";
import type { DashboardSource, OneHighlight, Task } from "../../dashboard/public.ts";
import { contactDaysOf, contactsOf, findBestWeek } from "../../tracking/public.ts";
import { ALL_COLUMNS } from "../columns.ts";
import { isKnownPart, toEntryDifference } from "../differences/differences.ts";
import { findProposals, type ProposalRow } from "../differences/repository.ts";
import { findEntry, type NamedEntryRow } from "../repository.ts";
import { toSalesForceEntry } from "../wire.ts";
import { findUnfitSteps } from "../steps/unfit-steps.ts";
import { differenceTasks, stepTasks } from "./tasks.ts";

// Most companies have no proposal, so few entries are read whole.
const readProposals = statement<ProposalRow & { entry: NamedEntryRow }, [companyIds: number[]]>(`
  select d.part, d.proposed, d.proposed_at, d.refused, to_jsonb(e) as entry
  from import_differences d
  join (select company_id, owner_parts, updated_at, ${ALL_COLUMNS.join(", ")} from entries
        where company_id = any ($1::bigint[])) e on e.company_id = d.company_id
  where d.company_id = any ($1::bigint[])`);

const tasksOf = (entry: NamedEntryRow, proposals: readonly ProposalRow[]): Task[] => {
  const found = proposals.filter(isKnownPart).flatMap((proposal) => toEntryDifference(entry, proposal) ?? []);
  const newest = proposals.map(({ proposed_at: at }) => new Date(at).toISOString()).toSorted();
  return differenceTasks(
    found.reduce((sum, { fields }) => sum + fields.length, 0),
    newest.at(-1) ?? "",
  );
};

export const entryDashboard: DashboardSource = {
  name: "entry",
  product: "Eintrag",
  families: "always",
  async read({ db, scope, today }) {
    if (!rightCovers(scope.right, "write")) return { tasks: [], result: null };
    const [entry, proposals, unfit] = await Promise.all([
      findEntry(db, scope),
      findProposals(db, scope),
      findUnfitSteps({ db }, scope, today),
    ]);
    if (entry === undefined) return { tasks: [], result: null };
    return { tasks: [...tasksOf(entry, proposals), ...stepTasks(toSalesForceEntry(entry), unfit)], result: null };
  },
  async readMany({ db, companies }) {
    const byCompany = new Map<number, { entry: NamedEntryRow; proposals: ProposalRow[] }>();
    for (const { entry, ...proposal } of await readProposals(db, [...companies.keys()])) {
      const known = byCompany.get(entry.company_id) ?? { entry, proposals: [] };
      known.proposals.push(proposal);
      byCompany.set(entry.company_id, known);
    }
    return new Map(
      [...byCompany]
        .filter(([id]) => rightCovers(companies.get(id) ?? "read", "write"))
        .map(([id, { entry, proposals }]) => [id, tasksOf(entry, proposals)]),
    );
  },
  contacts: {
    place: { page: "entry_statistics" },
    read: async ({ db, scope, firstDay, today }) => contactsOf(await contactDaysOf(db, scope, firstDay, today)),
  },
  highlights: ({ db, scope, firstDay, today }) => bestWeek(db, scope.companyId, firstDay, today),
};

async function bestWeek(db: Kysely<Database>, companyId: number, firstDay: Day, today: Day): Promise<OneHighlight[]> {
  const best = await findBestWeek(db, companyId, today);
  if (best === undefined || best.last_day < firstDay || best.views === 0) return [];
  return [
    {
      key: `best-week-${best.start}`,
      kind: "result",
      title: `${germanNumber(best.views)} Aufrufe Ihres Eintrags in einer Woche`,
      detail: "So viele waren es in den zwölf Monaten davor in keiner Woche.",
      source: "Statistik Ihres Eintrags",
      day: best.last_day,
      place: { page: "entry_statistics" },
    },
  ];
}
