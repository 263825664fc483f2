/** Reads one portal for a check and stores the result. */
import { isWorthRetrying, type ListingErrorReason, type ListingResult } from "@portal/contract/entry-service/listing";
import { chartOf } from "@portal/contract/entry-service/rules";
import type { Database } from "@portal/db/rows";
import type { Transaction } from "kysely";
import type { Dependencies } from "../../platform/dependencies.ts";
import type { RunContext } from "../../platform/jobs/job.ts";
import { checkPortalJob, LONGEST_MS } from "./check-jobs.ts";
import type { ConnectedPortals } from "./connected-portals.ts";
import { awaitSlot, PortalBusy } from "./portal-rate-limit.ts";
import { findResults, findTask, finishCheck, lockCheck, saveResult } from "./repository.ts";
import { noteReadByHand, notePortal } from "./schedule/claims.ts";
import { isPortalFailure } from "./schedule/rules.ts";

type Access = Pick<Dependencies, "db" | "clock" | "jobs">;
type Order = { checkId: number; portal: string };

/** How long a check may occupy a worker while its first request waits for a slot. */
const FIRST_WAIT_MS = 5000;
/** As `FIRST_WAIT_MS`, for later requests: a started check is finished. */
const LATER_WAIT_MS = 60_000;

const unread = (reason: ListingErrorReason): ListingResult => ({
  status: "portal_error",
  reason,
  evidence: null,
  matchScore: 0,
  fields: [],
  duplicates: [],
});

/** @throws if another attempt may succeed; the queue repeats the job, and `giveUpPortal` follows the last attempt */
export async function checkOnePortal(
  dependencies: Access,
  connected: ConnectedPortals,
  { checkId, portal: identifier }: Order,
  { lastAttempt, signal: jobSignal }: Pick<RunContext, "lastAttempt" | "signal">,
): Promise<void> {
  const { db, clock } = dependencies;
  const task = await findTask(db, checkId, identifier);
  if (task === undefined) return;
  const portal = connected.portals.find((one) => one.identifier === identifier);
  if (portal === undefined) {
    await keep(dependencies, { checkId, portal: identifier }, unread("unreachable"));
    return;
  }
  // An ended check reads nothing.
  const leftMs = task.started_at.getTime() + LONGEST_MS - clock.now().getTime();
  const over = leftMs > 0 ? AbortSignal.timeout(leftMs) : AbortSignal.abort();
  const signal = AbortSignal.any([jobSignal, over]);
  let maxWaitMs = FIRST_WAIT_MS;
  let busy: PortalBusy | undefined;
  const pace = async (gapMs: number): Promise<void> => {
    const request = { portal: identifier, gapMs, maxWaitMs, now: clock.now(), isAwaited: true, signal };
    await awaitSlot(db, request).catch((error: unknown) => {
      if (error instanceof PortalBusy) busy = error;
      throw error;
    });
    maxWaitMs = LATER_WAIT_MS;
  };
  const result = await connected.check(portal, task.expected, { pace, signal });
  if (busy !== undefined) {
    await comeBack(dependencies, { checkId, portal: identifier }, busy);
    return;
  }
  await notePortal(db, identifier, isPortalFailure(result.reason), clock.now());
  if (result.reason !== null && isWorthRetrying(result.reason) && !lastAttempt) throw new PortalUnread(result.reason);
  await keep(dependencies, { checkId, portal: identifier }, result);
}

const comeBack = ({ db, jobs }: Access, order: Order, { until }: PortalBusy): Promise<void> =>
  db.transaction().execute((trx) => jobs.enqueue(trx, checkPortalJob, order, { startAfter: until }));

/** Carries the reason into the queue's log. */
class PortalUnread extends Error {
  constructor(reason: ListingErrorReason) {
    super(reason);
    this.name = `portal ${reason}`;
    // Portals fail every day; a stack of our own code says nothing about them.
    this.stack = undefined;
  }
}

/** Stores `portal_error` after every attempt failed or its process died. */
export const giveUpPortal = (dependencies: Access, order: Order): Promise<void> =>
  keep(dependencies, order, unread("timeout"));

/** Ends a check that took too long: portals without a result get `portal_error`. */
export const endCheck = ({ db, clock }: Access, checkId: number): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const check = await lockCheck(trx, checkId);
    if (check === undefined) return;
    const now = clock.now();
    for (const { portal, status } of await findResults(trx, checkId)) {
      if (status === null) await saveResult(trx, { checkId, portal, now }, unread("timeout"));
    }
    await finishWhereComplete(trx, { checkId, companyId: check.company_id, now });
  });

const keep = ({ db, clock }: Access, { checkId, portal }: Order, result: ListingResult): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const check = await lockCheck(trx, checkId);
    if (check === undefined) return;
    const now = clock.now();
    await saveResult(trx, { checkId, portal, now }, result);
    if (check.company_id !== null) await noteReadByHand(trx, portal, check.company_id, now);
    await finishWhereComplete(trx, { checkId, companyId: check.company_id, now });
  });

async function finishWhereComplete(
  trx: Transaction<Database>,
  check: { checkId: number; companyId: number | null; now: Date },
): Promise<void> {
  const rows = await findResults(trx, check.checkId);
  const results = rows.flatMap(({ status, findings }) =>
    status === null ? [] : [{ status, fields: findings?.fields ?? [] }],
  );
  if (results.length < rows.length) return;
  await finishCheck(trx, check, chartOf(results, rows.length));
}
