/** Asks every source whose product the company has, all at once, and puts their answers together. */
import type { Dashboard, DashboardResult, DashboardTask } from "@portal/contract/dashboard/calls";
import { hasOneOf } from "@portal/contract/navigation/products";
import { berlinDate, type Day } from "@portal/contract/time/berlin-time";
import type { Dependencies } from "../../platform/dependencies.ts";
import { inTime } from "../../platform/in-time.ts";
import type { AccountScope } from "../../platform/session/session.ts";
import { inOrder } from "./rank.ts";
import { findProducts } from "./repository.ts";
import type { Contribution, DashboardSource, Result, Task } from "./source.ts";

/** The page waits no longer for a source. */
const SOURCE_MS = 2000;

export function createDashboardService(dependencies: Dependencies, sources: readonly DashboardSource[]) {
  const { db, clock, environment, log } = dependencies;

  /** Null if the source fails or takes too long: the others are shown without it. */
  async function ask(source: DashboardSource, scope: AccountScope, today: Day): Promise<Contribution | null> {
    try {
      const answer = await inTime(source.read({ db, clock, environment, scope, today }), SOURCE_MS);
      if (answer !== undefined) return answer;
      log.error({ source: source.name }, "a source of the dashboard took too long");
    } catch (error) {
      log.error({ err: error, source: source.name }, "a source of the dashboard failed");
    }
    return null;
  }

  return {
    async read(scope: AccountScope): Promise<Dashboard> {
      const today = berlinDate(clock.now().getTime());
      const products = await findProducts(db, scope);
      const asked = sources.filter(({ families }) => hasOneOf(products, families));
      const answers = await Promise.all(
        asked.map(async (source) => ({ source, answer: await ask(source, scope, today) })),
      );
      const tasks = answers.flatMap(({ source, answer }) =>
        (answer?.tasks ?? []).map((task) => ({ ...task, key: `${source.name}.${task.key}` })),
      );
      return {
        tasks: inOrder(tasks, today).map(wireTask),
        results: answers.flatMap(({ source, answer }) => (answer?.result ? [wireResult(source, answer.result)] : [])),
        products: asked.map(({ product }) => product),
        missing: answers.flatMap(({ source, answer }) => (answer === null ? [source.product] : [])),
      };
    },
  };
}

const wirePlace = ({ page, query = {} }: Task["place"]): DashboardTask["place"] => ({ page, query });

const wireTask = ({ key, title, detail, place, minutes, dueDay }: Task): DashboardTask => ({
  key,
  title,
  detail,
  place: wirePlace(place),
  minutes,
  dueDay: dueDay ?? null,
});

const wireResult = ({ name, product }: DashboardSource, { text, source, place }: Result): DashboardResult => ({
  key: name,
  product,
  text,
  source,
  place: wirePlace(place),
});
