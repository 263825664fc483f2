/** Reading one portal for a check, and what becomes of the check with it. */
import { chartOf } from "@portal/contract/entry-service-rules";
import { isWorthRetrying, type ListingErrorReason, type ListingResult } from "@portal/contract/listing";
import type { Database } from "@portal/db/rows";
import type { Transaction } from "kysely";
import type { Dependencies } from "../../platform/dependencies.ts";
import type { RunContext } from "../../platform/jobs/job.ts";
import type { ConnectedPortals } from "./connected-portals.ts";
import { checkPortalJob } from "./jobs.ts";
import { awaitTurn, PortalBusy } from "./portal-turns.ts";
import { findResults, findTask, finishCheck, holdCheck, saveResult } from "./repository.ts";

type Access = Pick<Dependencies, "db" | "clock" | "jobs">;
type Order = { checkId: number; portal: string };

/** How far ahead of its turn a check's first request may stand in line while it holds a worker. */
const PATIENCE_MS = 5000;
/** What has begun is brought to its end. */
const PATIENCE_WITHIN_MS = 60_000;

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
  { lastAttempt, signal }: Pick<RunContext, "lastAttempt" | "signal">,
): Promise<void> {
  const { db, clock } = dependencies;
  const task = await findTask(db, checkId, identifier);
  if (task === undefined) return;
  const portal = connected.portals.find((one) => one.identifier === identifier);
  if (portal === undefined) {
    await keep(dependencies, { checkId, portal: identifier }, unread("unreachable"));
    return;
  }
  let patienceMs = task.origin === "schedule" ? 0 : PATIENCE_MS;
  let busy: PortalBusy | undefined;
  const pace = async (gapMs: number): Promise<void> => {
    await awaitTurn(db, { portal: identifier, gapMs, patienceMs, now: clock.now() }).catch((error: unknown) => {
      if (error instanceof PortalBusy) busy = error;
      throw error;
    });
    patienceMs = PATIENCE_WITHIN_MS;
  };
  const result = await connected.check(portal, task.expected, { pace, signal });
  if (busy !== undefined) {
    const { until } = busy;
    await db
      .transaction()
      .execute((trx) =>
        dependencies.jobs.enqueue(
          trx,
          checkPortalJob,
          { checkId, portal: identifier },
          { startAfter: until, background: task.origin === "schedule" },
        ),
      );
    return;
  }
  if (result.reason !== null && isWorthRetrying(result.reason) && !lastAttempt) throw new PortalUnread(result.reason);
  await keep(dependencies, { checkId, portal: identifier }, result);
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
