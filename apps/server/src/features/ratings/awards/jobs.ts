/** Gives and ends awards of companies at which nobody looks, so that the day of an award is the day on which it was earned. */
import { SIGNET_CODES } from "@portal/contract/ratings/awards/rules";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { SWEEP_BATCH } from "../../../platform/sweeps/sweep.ts";
import { companiesWithSignet } from "./repository.ts";
import { standingOf } from "./standing.ts";

/** Returns the number of companies that were looked at. */
export async function sweepAwards(
  { db, clock }: Pick<Dependencies, "db" | "clock">,
  signal?: AbortSignal,
): Promise<number> {
  let after = 0;
  let seen = 0;
  for (;;) {
    const companies = await companiesWithSignet(db, after, SIGNET_CODES, SWEEP_BATCH);
    for (const { company_id: companyId } of companies) {
      if (signal?.aborted === true) return seen;
      await standingOf(db, companyId, clock.now());
      seen += 1;
    }
    if (companies.length < SWEEP_BATCH) return seen;
    after = companies.at(-1)?.company_id ?? after;
  }
}
