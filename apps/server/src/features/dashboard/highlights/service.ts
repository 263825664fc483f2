/** The best of the last weeks, from every source that knows something good. */
import { type Highlight, HIGHLIGHT_DAYS, type Highlights } from "@portal/contract/dashboard/highlights/calls";
import { addDays, berlinDate } from "@portal/contract/time/berlin-time";
import type { Dependencies } from "../../../platform/dependencies.ts";
import type { AccountScope } from "../../../platform/session/session.ts";
import { ask, isAsked, wirePlace } from "../asking.ts";
import { findProducts } from "../products.ts";
import type { DashboardSource } from "../source.ts";

const MOST_SHOWN = 30;

export function createHighlightsService(dependencies: Dependencies, sources: readonly DashboardSource[]) {
  const { db, clock, environment } = dependencies;
  return {
    async read(scope: AccountScope): Promise<Highlights> {
      const today = berlinDate(clock.now().getTime());
      const firstDay = addDays(today, 1 - HIGHLIGHT_DAYS);
      const products = await findProducts(db, scope);
      const question = { db, clock, environment, scope, today, firstDay };
      const answers = await Promise.all(
        sources
          .filter((source) => isAsked(source, products))
          .map(async (source) => ({
            source,
            found: source.highlights === undefined ? [] : await askFor(source, source.highlights),
          })),
      );
      function askFor(source: DashboardSource, read: NonNullable<DashboardSource["highlights"]>) {
        return ask(dependencies, source, () => read(question));
      }
      const highlights = answers.flatMap(({ source, found }) =>
        (found ?? []).map((one): Highlight => ({
          ...one,
          key: `${source.name}.${one.key}`,
          place: wirePlace(one.place),
        })),
      );
      return {
        firstDay,
        lastDay: today,
        highlights: highlights
          .filter(({ day }) => day >= firstDay && day <= today)
          .toSorted((one, other) =>
            one.day === other.day ? (one.key < other.key ? -1 : 1) : one.day < other.day ? 1 : -1,
          )
          .slice(0, MOST_SHOWN),
        missing: answers.flatMap(({ source, found }) => (found === null ? [source.product] : [])),
      };
    },
  };
}
