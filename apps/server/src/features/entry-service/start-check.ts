/** The one way in which a check begins: its rows and its jobs in one transaction. */
import type { Database } from "@portal/db/rows";
import type { Transaction } from "kysely";
import type { Dependencies } from "../../platform/dependencies.ts";
import { checkPortalJob, endCheckJob } from "./jobs.ts";
import { addCheck, type NewCheck } from "./repository.ts";

const MINUTE_MS = 60_000;
/** Somebody waits for it. */
const LONGEST_MS = 3 * MINUTE_MS;
/** Nobody does, and thousands may stand in line for a portal's turns. */
const LONGEST_IN_BACKGROUND_MS = 24 * 60 * MINUTE_MS;

/** The check's id; undefined where one of the company is running already. */
export async function startCheck(
  { jobs }: Pick<Dependencies, "jobs">,
  trx: Transaction<Database>,
  check: NewCheck,
): Promise<number | undefined> {
  const checkId = await addCheck(trx, check);
  if (checkId === undefined) return undefined;
  const background = check.origin === "schedule";
  for (const portal of check.portals) await jobs.enqueue(trx, checkPortalJob, { checkId, portal }, { background });
  const longest = background ? LONGEST_IN_BACKGROUND_MS : LONGEST_MS;
  await jobs.enqueue(trx, endCheckJob, { checkId }, { startAfter: new Date(check.now.getTime() + longest) });
  return checkId;
}
