/** Turns stored checks into answers of the calls. */
import type {
  CompanyPortal,
  LastUpdate,
  ListingCheckState,
  PortalFindings,
  PortalResult,
} from "@portal/contract/entry-service/calls";
import type { ListingExpectation } from "@portal/contract/entry-service/listing";
import { berlinDate, minutesOfBerlinDay } from "@portal/contract/time/berlin-time";
import { metadataOf } from "./connected-portals.ts";
import { isSameExpectation } from "./expected-listing.ts";
import type { PartnerPortal } from "./portals.ts";
import type { CheckWithResults, ResultRow } from "./repository.ts";

const MINUTE_MS = 60_000;
/** Between two checks by hand; portals change their pages slowly. */
const RELOAD_MS = 10 * MINUTE_MS;
/** Shorter, because the person wants to see the effect of a correction. */
const RELOAD_AFTER_CHANGE_MS = MINUTE_MS;
/** Between two reads of one portal by hand: it was just corrected there. */
const RELOAD_ONE_MS = MINUTE_MS;

const findingsOf = ({ findings, checked_at: checkedAt }: ResultRow): PortalFindings | null =>
  findings === null || checkedAt === null ? null : { ...findings, checkedAt: checkedAt.toISOString() };

/** Findings of a check in the portals' order, without portals that are not connected any more. */
export const portalResults = (portals: readonly PartnerPortal[], results: readonly ResultRow[]): PortalResult[] =>
  portals.flatMap((portal) => {
    const row = results.find((result) => result.portal === portal.identifier);
    const findings = row && findingsOf(row);
    return row?.status && findings ? [{ portal: { ...metadataOf(portal), status: row.status }, ...findings }] : [];
  });

/** `checks`: the latest and the one before it, whose findings are used until the latest has read the portal. */
export const companyPortals = (
  portals: readonly PartnerPortal[],
  [latest, before]: readonly CheckWithResults[],
): CompanyPortal[] =>
  portals.map((portal) => {
    const rowIn = (check: CheckWithResults | undefined): ResultRow | undefined =>
      check?.results.find((result) => result.portal === portal.identifier);
    const newest = rowIn(latest);
    const shown = newest?.status ? newest : rowIn(before);
    const { acts, correctUrl, advice, home } = portal;
    return {
      portal: { ...metadataOf(portal), status: shown?.status ?? null },
      pending: latest?.finished_at === null && newest?.status === null,
      result: shown ? findingsOf(shown) : null,
      actor: acts,
      correctUrl,
      advice,
      home,
    };
  });

type Facts = { booked: boolean; portalCount: number; expected: ListingExpectation | null; now: Date };

export function checkState(
  latest: CheckWithResults | undefined,
  { booked, portalCount, expected, now }: Facts,
): ListingCheckState {
  const nothing = { running: false, done: 0, startedAt: null, finishedAt: null, stale: false, nextReloadAt: null };
  if (latest === undefined) return { booked, total: portalCount, ...nothing };
  const { results } = latest;
  const running = latest.finished_at === null;
  const done = results.filter(({ status }) => status !== null).length;
  // A scheduled check of changed data reads the portals one by one; until then some findings are about the old data.
  const isOld = !isSameExpectation(latest.expected, expected ?? latest.expected) || (!running && done < results.length);
  const stale = expected !== null && isOld;
  const next = new Date(allReadSince(latest) + (stale ? RELOAD_AFTER_CHANGE_MS : RELOAD_MS));
  return {
    booked,
    running,
    done,
    total: results.length,
    startedAt: latest.started_at.toISOString(),
    finishedAt: latest.finished_at?.toISOString() ?? null,
    stale,
    nextReloadAt: next > now ? next.toISOString() : null,
  };
}

/**
 * Epoch ms since which every portal was read. A check of one portal took the other results over, and does not put off the
 * next check of all.
 */
const allReadSince = ({ origin, started_at: startedAt, results }: CheckWithResults): number => {
  const read = origin === "person" ? results.flatMap(({ checked_at: at }) => at?.getTime() ?? []) : [];
  return Math.min(startedAt.getTime(), ...read);
};

/** ISO instant from which one portal may be read again by hand; null: now. */
export function nextReadOf({ results }: CheckWithResults, portal: string, now: Date): string | null {
  const readAt = results.find((result) => result.portal === portal)?.checked_at?.getTime();
  if (readAt === undefined || readAt + RELOAD_ONE_MS <= now.getTime()) return null;
  return new Date(readAt + RELOAD_ONE_MS).toISOString();
}

/** The end of the newest finished check, as Berlin date and time. */
export function lastUpdateOf(checks: readonly CheckWithResults[]): LastUpdate | null {
  const finished = checks.find(({ finished_at: at }) => at !== null)?.finished_at?.getTime();
  if (finished === undefined) return null;
  const minutes = minutesOfBerlinDay(finished);
  const two = (figure: number): string => String(figure).padStart(2, "0");
  return { date: berlinDate(finished), time: `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}` };
}
