/** Forgets hints about entries a while after the provider has decided about them. */
import { statement } from "@portal/db/statement";
import type { Dependencies } from "../../platform/dependencies.ts";

const DAY_MS = 86_400_000;
/** Questions about a decision come within weeks. */
const DECIDED_DAYS = 90;

const deleteDecided = statement<{ id: number }, [before: Date]>(
  "delete from contributions where decided_at is not null and decided_at < $1 returning id",
);

/** Answers how many hints went. */
export async function sweepHints({ db, clock }: Pick<Dependencies, "db" | "clock">): Promise<number> {
  return (await deleteDecided(db, new Date(clock.now().getTime() - DECIDED_DAYS * DAY_MS))).length;
}
