/** Statistics of websites, computed from the sums of days. */
import { addDays, berlinDate } from "@portal/contract/time/berlin-time";
import type { DateRange, Period } from "@portal/contract/time/date-range";
import {
  QUICK_DAYS,
  type QuickFigure,
  REFERRER_KINDS,
  type ReferrerKind,
  SHOWN_NAMES,
  type SiteRange,
  type WebsiteDevices,
  type WebsiteKeywords,
  type WebsiteReferrers,
  type WebsiteViews,
} from "@portal/contract/website/statistics/calls";
import type { Dependencies } from "../../../platform/dependencies.ts";
import type { AccountScope } from "../../../platform/session/session.ts";
import { type WebsiteRow, websitesOf } from "../sites/repository.ts";
import { comparedWith, devicesOf, periodOf, viewsOf } from "./figures.ts";
import { findFirstDay, findKinds, findNames, findQuickFigures, findSums, type NameRow } from "./repository.ts";
import type { SourceState } from "./source.ts";
import { createSources } from "./sources.ts";
import { namesCsv, viewsCsv } from "./statistics-csv.ts";

type Asked = { scope: AccountScope; site: WebsiteRow; range: DateRange };

export function createWebsiteStatistics(dependencies: Dependencies) {
  const { db, clock } = dependencies;
  const sourceOf = createSources(dependencies);

  /** What every answer says, with the days to read. */
  async function begin({ site, range }: Asked): Promise<{ said: SiteRange; days: Period; before: Period | null }> {
    const state = await sourceOf(site).bringUpToDate(site);
    const before = comparedWith(range, state.knownFrom);
    return {
      said: { range: rangeOf(range), comparedWith: before, source: wireSource(state) },
      days: periodOf(range),
      before,
    };
  }

  const names = (
    asked: Asked,
    days: Period,
    before: Period | null,
    dimensions: readonly string[],
    limit: number | null,
  ) => findNames(db, asked.scope, asked.site.id, days, before, { dimensions, limit });

  return {
    async views(asked: Asked): Promise<WebsiteViews> {
      const { said, before } = await begin(asked);
      const [rows, firstDay] = await Promise.all([
        findSums(db, asked.scope, asked.site.id, asked.range, before),
        findFirstDay(db, asked.site.id),
      ]);
      return { ...said, ...viewsOf(asked.range, rows, before), firstDay };
    },
    async devices(asked: Asked): Promise<WebsiteDevices> {
      const { said, before } = await begin(asked);
      return {
        ...said,
        devices: devicesOf(await findSums(db, asked.scope, asked.site.id, asked.range, before), before),
      };
    },
    async referrers(asked: Asked): Promise<WebsiteReferrers> {
      const { said, days, before } = await begin(asked);
      const [kinds, top] = await Promise.all([
        findKinds(db, asked.scope, asked.site.id, days, before, REFERRER_KINDS),
        names(asked, days, before, REFERRER_KINDS, SHOWN_NAMES),
      ]);
      const sums = new Map(kinds.map((row) => [row.dimension, row]));
      return {
        ...said,
        kinds: REFERRER_KINDS.map((kind) => ({ kind, ...compared(sums.get(kind), before) })),
        top: top.map((row) => ({ kind: row.dimension as ReferrerKind, name: row.name, ...compared(row, before) })),
        distinct: top[0]?.distinct ?? 0,
      };
    },
    async keywords(asked: Asked): Promise<WebsiteKeywords> {
      const { said, days, before } = await begin(asked);
      const [top, search] = await Promise.all([
        names(asked, days, before, ["keyword"], SHOWN_NAMES),
        findKinds(db, asked.scope, asked.site.id, days, before, ["search"]),
      ]);
      return {
        ...said,
        top: top.map((row) => ({ keyword: row.name, ...compared(row, before) })),
        distinct: top[0]?.distinct ?? 0,
        visits: top[0]?.all_visits ?? 0,
        searchVisits: search[0]?.value ?? 0,
      };
    },
    async viewsCsv(asked: Asked): Promise<string> {
      const { before } = await begin(asked);
      return viewsCsv(asked.range, await findSums(db, asked.scope, asked.site.id, asked.range, before), before);
    },
    async namesCsv(asked: Asked, of: "referrers" | "keywords"): Promise<string> {
      const { days, before } = await begin(asked);
      const dimensions = of === "referrers" ? REFERRER_KINDS : ["keyword"];
      const rows = await names(asked, days, before, dimensions, null);
      return namesCsv(
        of,
        rows.map(({ dimension, name, ...row }) => ({ dimension, name, ...compared(row, before) })),
      );
    },
    /** Asks no source: the overview shows what is stored. */
    async quickFigures(scope: AccountScope): Promise<QuickFigure[]> {
      const today = berlinDate(clock.now().getTime());
      const [from, to] = [addDays(today, -QUICK_DAYS), addDays(today, -1)];
      const before = addDays(from, -QUICK_DAYS);
      const [sites, rows] = await Promise.all([
        websitesOf(db, scope),
        findQuickFigures(db, scope, { before, from, to }),
      ]);
      const figures = await Promise.all(
        rows.map(async (row): Promise<QuickFigure | null> => {
          const site = sites.find(({ id }) => id === row.id);
          if (site === undefined) return null;
          const state = await sourceOf(site).state(site);
          if (state.until === null) return null;
          const isCompared = state.knownFrom !== null && state.knownFrom <= before;
          return {
            websiteId: row.id,
            views: { value: row.views, before: isCompared ? row.views_before : null },
            visits: { value: row.visits, before: isCompared ? row.visits_before : null },
            source: wireSource(state),
          };
        }),
      );
      return figures.filter((figure) => figure !== null);
    },
  };
}

const rangeOf = ({ startDate, endDate, interval }: DateRange): DateRange => ({ startDate, endDate, interval });

const wireSource = ({ kind, until, problem, incomplete }: SourceState): SiteRange["source"] => ({
  kind,
  until,
  problem,
  incomplete,
});

const compared = (row: Pick<NameRow, "value" | "before"> | undefined, comparison: Period | null) => ({
  value: row?.value ?? 0,
  before: comparison === null ? null : (row?.before ?? 0),
});
