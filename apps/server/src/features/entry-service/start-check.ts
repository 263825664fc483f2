/** The only way to start a check: its rows and its jobs in one transaction. */
import type { Database } from "@portal/db/rows";
import type { Transaction } from "kysely";
import type { Dependencies } from "../../platform/dependencies.ts";
import { checkPortalJob, endCheckJob, longestMs } from "./check-jobs.ts";
import { addCheck, type NewCheck } from "./repository.ts";

/** The check's id, or undefined if the company already has a running check. */
export async function startCheck(
  { jobs }: Pick<Dependencies, "jobs">,
  trx: Transaction<Database>,
  check: NewCheck,
): Promise<number | undefined> {
  const checkId = await addCheck(trx, check);
  if (checkId === undefined) return undefined;
  const background = check.origin === "schedule";
  for (const portal of check.portals) await jobs.enqueue(trx, checkPortalJob, { checkId, portal }, { background });
  const startAfter = new Date(check.now.getTime() + longestMs(check.origin));
  await jobs.enqueue(trx, endCheckJob, { checkId }, { startAfter });
  return checkId;
}
