/** Starts a check that somebody waits for: its rows and its jobs in one transaction. */
import type { Database } from "@portal/db/rows";
import type { Transaction } from "kysely";
import type { Dependencies } from "../../platform/dependencies.ts";
import { checkPortalJob, endCheckJob, LONGEST_MS } from "./check-jobs.ts";
import { addCheck, lockCompany, type NewCheck } from "./repository.ts";

/** The check's id, or undefined if the company already has a running check. */
export async function startCheck(
  { jobs }: Pick<Dependencies, "jobs">,
  trx: Transaction<Database>,
  check: NewCheck,
): Promise<number | undefined> {
  if (check.companyId !== null) await lockCompany(trx, check.companyId);
  const checkId = await addCheck(trx, check);
  if (checkId === undefined) return undefined;
  for (const portal of check.portals) await jobs.enqueue(trx, checkPortalJob, { checkId, portal });
  const startAfter = new Date(check.now.getTime() + LONGEST_MS);
  await jobs.enqueue(trx, endCheckJob, { checkId }, { startAfter });
  return checkId;
}
