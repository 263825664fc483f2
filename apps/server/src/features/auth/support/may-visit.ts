/** Counts an agent's visits, refuses more companies than allowed in a day, and raises an alert about unusual ones. */
import type { Brand } from "@portal/contract/brands/brand";
import { berlinDate, startOfBerlinDay } from "@portal/contract/time/berlin-time";
import type { Database } from "@portal/db/rows";
import type { Kysely } from "kysely";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { lockPerson } from "../login-methods/repository.ts";
import { raiseAlert } from "./alert.ts";
import * as repository from "./repository.ts";
import { unusualAbout, type VisitCounts } from "./unusual-visits.ts";

const HOUR_MS = 3_600_000;
const WEEK_MS = 7 * 24 * HOUR_MS;

type Wanted = { agentUserId: number; companyId: number; brand: Brand };

/**
 * False if the visit would be to one company more than SUPPORT_COMPANIES_PER_DAY. Holds the agent's row until the end
 * of the transaction, which must also write the visit: of two logins at once the second counts the first.
 */
export async function mayVisit(
  dependencies: Pick<Dependencies, "environment" | "clock" | "log">,
  trx: Kysely<Database>,
  wanted: Wanted,
): Promise<boolean> {
  const { environment, clock } = dependencies;
  const limit = environment.SUPPORT_COMPANIES_PER_DAY;
  await lockPerson(trx, wanted.agentUserId);
  const visits = await countWith(trx, wanted, clock.now());
  const unusual = unusualAbout(visits, limit);
  if (unusual.length > 0)
    await raiseAlert(dependencies, trx, { agentUserId: wanted.agentUserId, visits, unusual, brand: wanted.brand });
  return visits.companiesToday <= limit;
}

/** The agent's visits with the wanted one. */
async function countWith(trx: Kysely<Database>, { agentUserId, companyId }: Wanted, at: Date): Promise<VisitCounts> {
  const now = at.getTime();
  const day = new Date(startOfBerlinDay(berlinDate(now)));
  const [hour, week] = [new Date(now - HOUR_MS), new Date(now - WEEK_MS)];
  const [row] = await repository.countVisits(trx, agentUserId, companyId, day, hour, week);
  if (row === undefined) throw new Error("a count has one row");
  return {
    at,
    companiesToday: row.companies + (row.knows_company ? 0 : 1),
    visitsInHour: row.in_hour + 1,
    visitsOfCompany: row.of_company + 1,
    hasCase: row.has_case,
  };
}
