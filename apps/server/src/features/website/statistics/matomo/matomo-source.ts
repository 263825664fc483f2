/** Matomo as a source: its last days are fetched when somebody looks, and by a job when nobody does. */
import { addDays, berlinDate, type Day } from "@portal/contract/time/berlin-time";
import type { Dependencies } from "../../../../platform/dependencies.ts";
import { findFigures, type FiguresRow } from "../repository.ts";
import type { FiguresSource, Site, SourceState } from "../source.ts";
import { MatomoProblem } from "./client.ts";
import { CHUNK_DAYS, createFetch, type Range } from "./fetch.ts";
import { fetchFiguresJob } from "./fetch-job.ts";
import { historyStart } from "./history.ts";
import { claim, noteProblem } from "./store-days.ts";

/** People wait for it, and the page promises an answer within three seconds. */
const PATIENCE_MS = 2500;
const FRESH_MS = 10 * 60_000;
/** After a failure Matomo is left alone for a while, so that an outage delays one view and not every one. */
const PAUSE_AFTER_FAILURE_MS = 20_000;
/** A process that died while it asked no longer holds the site. */
const CLAIM_MS = 10_000;
/** Matomo may still change these days: it sums them up later, and visits arrive late. */
const UNSETTLED_DAYS = 2;

export function createMatomoSource(dependencies: Dependencies): FiguresSource {
  const { db, clock, jobs, log } = dependencies;
  const fetchDays = createFetch(dependencies);
  const asked = new Map<number, Promise<void>>();

  const read = async (site: Site): Promise<SourceState> =>
    matomoState(site, await findFigures(db, site.id), { now: clock.now(), isConnected: fetchDays !== null });

  async function renew(site: Site): Promise<void> {
    const now = clock.now();
    const figures = await findFigures(db, site.id);
    if (fetchDays === null || !isDue(site, figures, now)) return;
    if (!(await claim(db, site.id, now, new Date(now.getTime() - CLAIM_MS)))) return;
    const range = lastDays(site, figures, berlinDate(now.getTime()));
    try {
      await fetchDays(site, range, AbortSignal.timeout(PATIENCE_MS));
    } catch (error) {
      if (!(error instanceof MatomoProblem)) throw error;
      log.warn({ websiteId: site.id, problem: error.problem }, "Matomo brings no figures");
      await noteProblem(db, site.id, error.problem);
      return;
    }
    const { incomplete } = await read(site);
    if (incomplete) await db.transaction().execute((trx) => enqueueFetch(trx, jobs, site.id));
  }

  return {
    state: read,
    // The calls of one page come at once and share one request.
    async bringUpToDate(site) {
      const running = asked.get(site.id) ?? renew(site).finally(() => asked.delete(site.id));
      asked.set(site.id, running);
      await running;
      return read(site);
    },
  };
}

type Trx = Parameters<Dependencies["jobs"]["enqueue"]>[0];

/** At most one job of a site waits. */
export const enqueueFetch = (trx: Trx, jobs: Dependencies["jobs"], websiteId: number): Promise<void> =>
  jobs.enqueue(trx, fetchFiguresJob, { websiteId }, { singletonKey: String(websiteId), background: true });

const isOfSite = (site: Site, figures: FiguresRow | undefined): figures is FiguresRow =>
  figures !== undefined && figures.matomo_site_id === site.matomo_site_id;

function isDue(site: Site, figures: FiguresRow | undefined, now: Date): boolean {
  const since = (instant: Date | null): number => (instant === null ? Infinity : now.getTime() - instant.getTime());
  if (figures?.problem && since(figures.tried_at) < PAUSE_AFTER_FAILURE_MS) return false;
  return !isOfSite(site, figures) || figures.problem !== null || since(figures.until) >= FRESH_MS;
}

/** From the last days that may still change until today. A longer gap is left to the job, which then begins anew. */
export function lastDays(site: Site, figures: FiguresRow | undefined, today: Day): Range {
  const earliest = addDays(today, 1 - CHUNK_DAYS);
  const known = isOfSite(site, figures) && figures.until !== null ? berlinDate(figures.until.getTime()) : null;
  const from = known === null ? earliest : addDays(known, -UNSETTLED_DAYS);
  return { from: from < earliest ? earliest : from, to: today };
}

/** What the row of a site says. */
export function matomoState(
  site: Site,
  figures: FiguresRow | undefined,
  { now, isConnected }: { now: Date; isConnected: boolean },
): SourceState {
  const own = isOfSite(site, figures) ? figures : undefined;
  const knownFrom = own?.fetched_from ?? null;
  return {
    kind: "matomo",
    until: own?.until?.toISOString() ?? null,
    problem: isConnected ? (figures?.problem ?? null) : "not_connected",
    incomplete: isConnected && (knownFrom === null || knownFrom > historyStart(site, berlinDate(now.getTime()))),
    knownFrom,
  };
}
