/** Fetches days of a site from Matomo and stores them. */
import { addDays, berlinDate, type Day } from "@portal/contract/time/berlin-time";
import type { Dependencies } from "../../../../platform/dependencies.ts";
import { findFigures, type FiguresRow } from "../repository.ts";
import type { Site } from "../source.ts";
import { createMatomo } from "./client.ts";
import { forgetFigures, lockSite, noteFetched, storeDays } from "./store-days.ts";

/** `from` and `to` inclusive. */
export type Range = { from: Day; to: Day };

/** Days of one request. */
export const CHUNK_DAYS = 31;

export type FetchDays = (site: Site, range: Range, signal: AbortSignal) => Promise<void>;

/** Null where no Matomo is configured. What it returns throws MatomoProblem. */
export function createFetch({
  db,
  environment,
  clock,
}: Pick<Dependencies, "db" | "environment" | "clock">): FetchDays | null {
  const matomo = createMatomo(environment);
  if (matomo === null) return null;
  return async ({ id, matomo_site_id: matomoSiteId }, range, signal) => {
    if (matomoSiteId === null) return;
    const now = clock.now();
    const days = await matomo.days(matomoSiteId, range, signal);
    await db.transaction().execute(async (trx) => {
      if (!(await lockSite(trx, id))) return;
      const figures = await findFigures(trx, id);
      const known = figures?.matomo_site_id === matomoSiteId ? figures : undefined;
      if (known === undefined) await forgetFigures(trx, id);
      await storeDays(trx, id, range, days);
      const reachesToday = range.to >= berlinDate(now.getTime());
      await noteFetched(trx, id, {
        matomoSiteId,
        until: reachesToday ? now : (known?.until ?? null),
        from: known === undefined ? range.from : knownFrom(known, range),
      });
    });
  };
}

/** The first day from which no day is missing, when the range is known too. After a gap everything earlier is asked again. */
export function knownFrom(
  { fetched_from: from, until }: Pick<FiguresRow, "fetched_from" | "until">,
  range: Range,
): Day {
  if (from === null || until === null) return range.from;
  const known = { from, to: berlinDate(until.getTime()) };
  const isJoined = range.from <= addDays(known.to, 1) && range.to >= addDays(known.from, -1);
  return isJoined && known.from < range.from ? known.from : range.from;
}
