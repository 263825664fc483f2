/** Forgets codes whose time is over. The claim keeps when that was: a late code is told that it is too late. */
import { statement } from "@portal/db/statement";
import type { Dependencies } from "../../platform/dependencies.ts";

const forgetCodes = statement<{ id: number }, [now: Date]>(
  "update claims set code_hash = null where code_hash is not null and code_expires_at <= $1 returning id",
);

/** Answers how many codes went. */
export const sweepClaimCodes = async ({ db, clock }: Pick<Dependencies, "db" | "clock">): Promise<number> =>
  (await forgetCodes(db, clock.now())).length;
