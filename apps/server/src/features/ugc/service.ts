/** Takes what people tell us about entries; the provider decides about it by `portal contribution`. */
import type { ContributionKind } from "@portal/contract/ugc/calls";
import { statement } from "@portal/db/statement";
import { writeAudit } from "../../platform/audit.ts";
import type { Dependencies } from "../../platform/dependencies.ts";
import { Problem } from "../../platform/problem.ts";

export type UgcService = ReturnType<typeof createUgcService>;

type Contribution = { companyId: number; kind: ContributionKind; text: string; email: string };
type Author = { userId: number | null };

const insertContribution = statement<{ id: number }, unknown[]>(`
  insert into contributions (company_id, kind, text, email, user_id, created_at)
  select company_id, $2, $3, $4, $5, $6 from entries where company_id = $1 returning id`);

export function createUgcService(dependencies: Dependencies) {
  const { db, clock } = dependencies;
  return {
    /**
     * Stores the contribution and returns its number.
     * @throws Problem `entry.not_found` for a company without an entry
     */
    async contribute({ companyId, kind, text, email }: Contribution, { userId }: Author): Promise<number> {
      const now = clock.now();
      return db.transaction().execute(async (trx) => {
        const [row] = await insertContribution(trx, companyId, kind, text, email, userId, now);
        if (row === undefined) throw new Problem("entry.not_found");
        await writeAudit(trx, {
          at: now,
          action: "contribution.received",
          outcome: "done",
          actorUserId: userId,
          companyId,
          details: { contribution: row.id, kind },
        });
        return row.id;
      });
    },
  };
}
