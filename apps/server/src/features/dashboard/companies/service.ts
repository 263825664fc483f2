/** What needs doing where: one statement of each source over all companies of the person (ADR 132). */
import {
  COMPANIES_PAGE_SIZE,
  type CompanyFilter,
  type CompanyWork,
  type getCompaniesWork,
} from "@portal/contract/dashboard/companies/calls";
import type { AnswerOf } from "@portal/contract/http/endpoint";
import { berlinDate, type Day } from "@portal/contract/time/berlin-time";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { ask, isAsked } from "../asking.ts";
import { SOON_FROM, urgencyOf, valueOf } from "../rank.ts";
import { named } from "../service.ts";
import type { DashboardSource } from "../source.ts";
import { findMarksOfMany } from "../tasks/repository.ts";
import { type NamedTask, splitTasks } from "../tasks/split.ts";
import { companiesOf, type OwnCompany } from "./repository.ts";

/** Nobody has more; a person with more sees the first ones by name. */
const MOST_COMPANIES = 2000;

type Asked = { search: string; filter: CompanyFilter; page: number };
type Work = CompanyWork & { value: number };

export function createCompaniesService(dependencies: Dependencies, sources: readonly DashboardSource[]) {
  const { db, clock, environment } = dependencies;

  /** Tasks by company, and what did not answer. */
  async function tasksOf(companies: readonly OwnCompany[], today: Day) {
    const tasks = new Map<number, NamedTask[]>(companies.map(({ id }) => [id, []]));
    const missing: string[] = [];
    await Promise.all(
      sources.map(async (source) => {
        const { readMany } = source;
        const own = new Map(
          companies.filter(({ products }) => isAsked(source, products)).map((one) => [one.id, one.right]),
        );
        if (readMany === undefined || own.size === 0) return;
        const found = await ask(dependencies, source, () =>
          readMany({ db, clock, environment, today, companies: own }),
        );
        if (found === null) missing.push(source.product);
        for (const [id, ofCompany] of found ?? []) tasks.get(id)?.push(...ofCompany.map((task) => named(source, task)));
      }),
    );
    return { tasks, missing };
  }

  return {
    async read(userId: number, { search, filter, page }: Asked): Promise<AnswerOf<typeof getCompaniesWork>> {
      const today = berlinDate(clock.now().getTime());
      const companies = await companiesOf(db, userId, MOST_COMPANIES);
      const ids = companies.map(({ id }) => id);
      const [{ tasks, missing }, marks] = await Promise.all([
        tasksOf(companies, today),
        findMarksOfMany(db, ids, today),
      ]);
      const works = companies.map((company) =>
        workOf(
          company,
          splitTasks(tasks.get(company.id) ?? [], marks.get(company.id) ?? new Map(), today).shown,
          today,
        ),
      );
      const found = works.filter((work) => (filter === "all" || work.open > 0) && isFound(work, search));
      // Sorting is stable, so companies with equal work stay in the order of their names.
      const ordered = found.toSorted((one, other) => other.value - one.value);
      return {
        companies: ordered.slice((page - 1) * COMPANIES_PAGE_SIZE, page * COMPANIES_PAGE_SIZE).map(wireWork),
        total: found.length,
        sums: {
          companies: works.length,
          withWork: works.filter(({ open }) => open > 0).length,
          tasks: works.reduce((sum, { open }) => sum + open, 0),
        },
        missing,
      };
    },
  };
}

function workOf({ id, name, city, right }: OwnCompany, shown: readonly NamedTask[], today: Day): Work {
  const worth = shown.filter((task) => valueOf(task, today) >= SOON_FROM);
  const [first] = worth;
  return {
    id,
    name,
    city,
    right,
    open: worth.length,
    first: first ? { title: first.title, minutes: first.minutes, urgency: urgencyOf(first, today) } : null,
    minutes: worth.reduce((sum, { minutes }) => sum + minutes, 0),
    value: first ? valueOf(first, today) : 0,
  };
}

const wireWork = ({ value: _value, ...work }: Work): CompanyWork => work;

/** As the company selector searches: "ä", "ae" and "a" are equal. */
const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLocaleLowerCase("de")
    .replaceAll("ß", "ss")
    .replaceAll("ı", "i")
    .replaceAll(/([aou])e/g, "$1");

/** Every word stands in name, city or number. */
function isFound({ id, name, city }: CompanyWork, search: string): boolean {
  const text = plain(`${name} ${city} ${id}`);
  return plain(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
