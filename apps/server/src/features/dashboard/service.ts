/** Asks every source that concerns the company, all at once, and puts their answers together. */
import { type Dashboard, type DashboardResult, OFFERS_KEY } from "@portal/contract/dashboard/calls";
import type { Period } from "@portal/contract/dashboard/contacts/count";
import { berlinDate } from "@portal/contract/time/berlin-time";
import type { Dependencies } from "../../platform/dependencies.ts";
import type { AccountScope } from "../../platform/session/session.ts";
import { ask, isAsked, wirePlace } from "./asking.ts";
import { latestChanges } from "./changes.ts";
import { readContacts, readPeriod } from "./contacts.ts";
import { findProducts } from "./products.ts";
import type { DashboardSource, Result } from "./source.ts";
import { findMarks } from "./tasks/repository.ts";
import { type NamedTask, splitTasks, wireTask } from "./tasks/split.ts";

export function createDashboardService(dependencies: Dependencies, sources: readonly DashboardSource[]) {
  const { db, clock, environment } = dependencies;
  return {
    async read(scope: AccountScope): Promise<Dashboard> {
      const today = berlinDate(clock.now().getTime());
      const products = await findProducts(db, scope);
      const asked = sources.filter((source) => isAsked(source, products));
      const question = { db, clock, environment, scope, today };
      const [answers, marks, { contacts, missing }, changes] = await Promise.all([
        Promise.all(
          asked.map(async (source) => ({
            source,
            answer: await ask(dependencies, source, () => source.read(question)),
          })),
        ),
        findMarks(db, scope, today),
        readContacts(dependencies, asked, question),
        latestChanges(db, scope),
      ]);
      const tasks = answers.flatMap(({ source, answer }) => (answer?.tasks ?? []).map((task) => named(source, task)));
      const { shown, hidden } = splitTasks(tasks, marks, today);
      const silent = answers.flatMap(({ source, answer }) => (answer === null ? [source.product] : []));
      return {
        tasks: shown.map((task) => wireTask(task, today)),
        hidden,
        results: answers.flatMap(({ source, answer }) => (answer?.result ? [wireResult(source, answer.result)] : [])),
        contacts,
        changes,
        products: asked.flatMap(({ families, product }) => (families === "always" ? [] : [product])),
        missing: [...new Set([...silent, ...missing])],
        hidesOffers: marks.has(OFFERS_KEY),
      };
    },

    /** The contacts of these days, whatever today is. */
    async contactsOf(scope: AccountScope, period: Period, before: Period) {
      const today = berlinDate(clock.now().getTime());
      const products = await findProducts(db, scope);
      const asked = sources.filter((source) => isAsked(source, products));
      return readPeriod(dependencies, asked, { db, clock, environment, scope, today, period, before });
    },
  };
}

export const named = ({ name, product }: DashboardSource, task: Omit<NamedTask, "product">): NamedTask => ({
  ...task,
  product,
  key: `${name}.${task.key}`,
});

const wireResult = ({ name, product }: DashboardSource, { text, source, place }: Result): DashboardResult => ({
  key: name,
  product,
  text,
  source,
  place: wirePlace(place),
});
