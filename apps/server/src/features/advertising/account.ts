/** The company's number in the ad manager, and how far its figures reach. */
import type { AdCoverage, FetchProblem } from "@portal/contract/advertising/calls";
import type { Day } from "@portal/contract/time/berlin-time";
import type { Database } from "@portal/db/rows";
import { quickStatement } from "@portal/db/statement";
import type { Kysely } from "kysely";
import { Problem } from "../../platform/problem.ts";
import type { AccountScope } from "../../platform/session/session.ts";

type Db = Kysely<Database>;

type AccountRow = {
  account_id: number;
  first_day: Day | null;
  last_day: Day | null;
  moving_from: Day | null;
  counted_at: Date | null;
  problem: FetchProblem | null;
};

/** Search engines change days for some weeks at most, so what still moves lies near the end. */
const readAccount = quickStatement<AccountRow, [companyId: number]>(`
  select a.account_id, ends.first_day, ends.last_day, lately.moving_from, lately.counted_at,
         (select problem from search_ad_fetches f where f.company_id = a.company_id) as problem
  from search_ad_accounts a
  cross join lateral (
    select (select min(day) from search_ad_days d where d.company_id = a.company_id) as first_day,
           (select max(day) from search_ad_days d where d.company_id = a.company_id) as last_day) ends
  cross join lateral (
    select min(day) filter (where not is_final) as moving_from, max(counted_at) as counted_at
    from search_ad_days d where d.company_id = a.company_id and d.day > ends.last_day - 60) lately
  where a.company_id = $1`);

export type Account = { accountId: number; coverage: AdCoverage };

export async function findAccount(db: Db, { companyId }: AccountScope): Promise<Account | undefined> {
  const [found] = await readAccount(db, companyId);
  if (found === undefined) return undefined;
  return {
    accountId: found.account_id,
    coverage: {
      firstDay: found.first_day,
      lastDay: found.last_day,
      movingFrom: found.moving_from,
      countedAt: found.counted_at?.toISOString() ?? null,
      problem: found.problem,
    },
  };
}

/**
 * A number of another company is answered like one that does not exist.
 * @throws Problem `advertising.account_not_found`
 */
export async function requireAccount(db: Db, scope: AccountScope, accountId: number): Promise<AdCoverage> {
  const account = await findAccount(db, scope);
  if (account?.accountId !== accountId) throw new Problem("advertising.account_not_found");
  return account.coverage;
}
