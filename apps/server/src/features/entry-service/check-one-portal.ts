/** Reading one portal for a check, and what becomes of the check with it. */
import { chartOf } from "@portal/contract/entry-service/rules";
import { isWorthRetrying, type ListingErrorReason, type ListingResult } from "@portal/contract/entry-service/listing";
import type { Database } from "@portal/db/rows";
import type { Transaction } from "kysely";
import type { Dependencies } from "../../platform/dependencies.ts";
import type { RunContext } from "../../platform/jobs/job.ts";
import type { ConnectedPortals } from "./connected-portals.ts";
import { checkPortalJob, longestMs } from "./jobs.ts";
import { awaitTurn, PortalBusy } from "./portal-turns.ts";
import { type CheckOrigin, findResults, findTask, finishCheck, holdCheck, saveResult } from "./repository.ts";

type Access = Pick<Dependencies, "db" | "clock" | "jobs">;
type Order = { checkId: number; portal: string };

/** How far ahead of its turn a check's first request may stand in line while it holds a worker. */
const PATIENCE_MS = 5000;
/** What has begun is brought to its end. */
const PATIENCE_WITHIN_MS = 60_000;
/** Hundreds of checks in the background may wait for one portal: they don't all come back at its next turn. */
const SPREAD_MS = 60_000;

const unread = (reason: ListingErrorReason): ListingResult => ({
  status: "portal_error",
  reason,
  evidence: null,
  matchScore: 0,
  fields: [],
  duplicates: [],
});

/** @throws where another attempt may succeed; the queue repeats the job, and `giveUpPortal` follows the last. */
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
  // Nothing is read for a check that is over.
  const leftMs = task.started_at.getTime() + longestMs(task.origin) - clock.now().getTime();
  const over = leftMs > 0 ? AbortSignal.timeout(leftMs) : AbortSignal.abort();
  const signal = AbortSignal.any([jobSignal, over]);
  let patienceMs = task.origin === "schedule" ? 0 : PATIENCE_MS;
  let busy: PortalBusy | undefined;
  const pace = async (gapMs: number): Promise<void> => {
    const turn = { portal: identifier, gapMs, patienceMs, now: clock.now(), signal };
    await awaitTurn(db, turn).catch((error: unknown) => {
      if (error instanceof PortalBusy) busy = error;
      throw error;
    });
    patienceMs = PATIENCE_WITHIN_MS;
  };
  const result = await connected.check(portal, task.expected, { pace, signal });
  if (busy !== undefined) {
    await comeBack(dependencies, { checkId, portal: identifier }, task.origin, busy);
    return;
  }
  if (result.reason !== null && isWorthRetrying(result.reason) && !lastAttempt) throw new PortalUnread(result.reason);
  await keep(dependencies, { checkId, portal: identifier }, result);
}

function comeBack({ db, jobs }: Access, order: Order, origin: CheckOrigin, { until }: PortalBusy): Promise<void> {
  const background = origin === "schedule";
  const startAfter = new Date(until.getTime() + (background ? Math.random() * SPREAD_MS : 0));
  return db.transaction().execute((trx) => jobs.enqueue(trx, checkPortalJob, order, { startAfter, background }));
}

/** Carries the reason into the queue's log. */
class PortalUnread extends Error {
  constructor(reason: ListingErrorReason) {
    super(reason);
    this.name = `portal ${reason}`;
    // Portals fail every day; where in our code that was noticed says nothing.
    this.stack = undefined;
  }
}

/** Every attempt failed or died with its process. */
export const giveUpPortal = (dependencies: Access, order: Order): Promise<void> =>
  keep(dependencies, order, unread("timeout"));

/** Ends a check that took too long: what has not been read by now could not be read. */
export const endCheck = ({ db, clock }: Access, checkId: number): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const check = await holdCheck(trx, checkId);
    if (check === undefined) return;
    const now = clock.now();
    for (const { portal, status } of await findResults(trx, checkId)) {
      if (status === null) await saveResult(trx, { checkId, portal, now }, unread("timeout"));
    }
    await finishWhereComplete(trx, { checkId, companyId: check.company_id, now });
  });

const keep = ({ db, clock }: Access, { checkId, portal }: Order, result: ListingResult): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const check = await holdCheck(trx, checkId);
    if (check === undefined) return;
    const now = clock.now();
    await saveResult(trx, { checkId, portal, now }, result);
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
