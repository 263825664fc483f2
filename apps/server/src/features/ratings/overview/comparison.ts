/** How a company's score stands among the companies of its trade in its region. */
import { LEAST_COMPARED, type TradeComparison } from "@portal/contract/ratings/overview/calls";
import { scoreOf, sumOfStars } from "@portal/contract/ratings/score";
import type { Dependencies } from "../../../platform/dependencies.ts";
import type { AccountScope } from "../../../platform/session/session.ts";
import * as repository from "./repository.ts";

/** Says nothing of the others while they are so few that a company could be recognised. */
export async function compareWithTrade(db: Dependencies["db"], scope: AccountScope): Promise<TradeComparison> {
  const [totals, place] = await Promise.all([
    repository.findTotals(db, scope),
    repository.findTradeAndRegion(db, scope),
  ]);
  const { trade = "", region = "" } = place ?? {};
  const without = { trade, region, own: scoreOf(sumOfStars(totals.values())), others: null };
  if (trade === "" || region === "") return { ...without, state: "unknown_trade" };
  const { companies, average, median_count: medianCount } = await repository.findPeers(db, scope, { trade, region });
  if (companies < LEAST_COMPARED || average === null || medianCount === null) return { ...without, state: "few" };
  return { ...without, state: "ready", others: { companies, avgScore: average, medianCount } };
}
