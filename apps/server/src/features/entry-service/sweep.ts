/** Tidies up what checks leave behind. */
import { statement } from "@portal/db/statement";
import type { Dependencies } from "../../platform/dependencies.ts";

const DAY_MS = 86_400_000;

const deletePublic = statement<{ id: number }, [before: Date]>(
  "delete from listing_checks where company_id is null and started_at < $1 returning id",
);

/** Checks that anybody asked for say who asked about whom; they go after a day. Answers how many. */
export const sweepPublicChecks = async ({ db, clock }: Pick<Dependencies, "db" | "clock">): Promise<number> =>
  (await deletePublic(db, new Date(clock.now().getTime() - DAY_MS))).length;
