/** Fetching without anybody waiting: the days that are missing, and sites that nobody looked at for a while. */
import { addDays, berlinDate } from "@portal/contract/time/berlin-time";
import { statement } from "@portal/db/statement";
import type { Dependencies } from "../../../../platform/dependencies.ts";
import { SWEEP_BATCH } from "../../../../platform/sweeps/sweep.ts";
import { findFigures } from "../repository.ts";
import type { Site } from "../source.ts";
import { isMatomoSetUp } from "./client.ts";
import { CHUNK_DAYS, createFetch } from "./fetch.ts";
import { historyStart } from "./history.ts";
import { createMatomoSource, enqueueFetch } from "./matomo-source.ts";

const findSite = statement<Site, [websiteId: number]>(
  `select id, matomo_site_id, online_since from websites where id = $1`,
);

/** Fetches the last days and then the history, month by month backwards, so that an interrupted run is continued. */
export function createHistory(dependencies: Dependencies) {
  const { db, clock } = dependencies;
  const source = createMatomoSource(dependencies);
  const fetchDays = createFetch(dependencies);
  return async (websiteId: number, signal: AbortSignal): Promise<void> => {
    const [site] = await findSite(db, websiteId);
    if (site === undefined || site.matomo_site_id === null || fetchDays === null) return;
    const { problem } = await source.bringUpToDate(site);
    if (problem !== null) throw new Error(`Matomo brings no figures: ${problem}`);
    const start = historyStart(site, berlinDate(clock.now().getTime()));
    for (;;) {
      signal.throwIfAborted();
      const from = (await findFigures(db, websiteId))?.fetched_from ?? null;
      if (from === null || from <= start) return;
      const earlier = addDays(from, -CHUNK_DAYS);
      await fetchDays(site, { from: earlier < start ? start : earlier, to: addDays(from, -1) }, signal);
    }
  };
}

const STALE_HOURS = 6;
const PAUSE_HOURS = 1;

const findDue = statement<{ id: number }, [staleBefore: Date, triedBefore: Date]>(`
  select w.id from websites w left join website_figures f on f.website_id = w.id
  where w.matomo_site_id is not null and w.state <> 'ended'
    and (f.website_id is null
      or ((f.until is null or f.until < $1 or f.matomo_site_id is distinct from w.matomo_site_id)
        and (f.tried_at is null or f.tried_at < $2)))
  order by f.until nulls first limit ${SWEEP_BATCH}`);

/** Orders the fetch of sites whose figures are six hours old, so that good figures are there when Matomo is not. */
export async function orderStaleFigures({
  db,
  clock,
  jobs,
  environment,
}: Pick<Dependencies, "db" | "clock" | "jobs" | "environment">): Promise<number> {
  if (!isMatomoSetUp(environment)) return 0;
  const before = (hours: number): Date => new Date(clock.now().getTime() - hours * 3_600_000);
  const due = await findDue(db, before(STALE_HOURS), before(PAUSE_HOURS));
  for (const { id } of due) await db.transaction().execute((trx) => enqueueFetch(trx, jobs, id));
  return due.length;
}
