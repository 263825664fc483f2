/** Ends Google access together with the right of the person who granted it. */
import type { Database } from "@portal/db/rows";
import type { Transaction } from "kysely";
import { writeAudit } from "../../platform/audit.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Jobs } from "../../platform/jobs/queue.ts";
import { kindOf } from "./google/access-kinds.ts";
import * as repository from "./repository.ts";
import { revokeGrantJob } from "./revoke-job.ts";

/** Without `jobs`, as in `portal` commands, the sweep of a server revokes the grant at Google. */
export type EndingDependencies = { readonly clock: Clock; readonly jobs?: Jobs };

/**
 * Call it in the transaction that ended or lowered rights in these companies, after it did. The tokens are gone for
 * everybody with its commit; revoking the grant at Google is a job.
 */
export async function endUnheldGoogleAccess(
  { clock, jobs }: EndingDependencies,
  trx: Transaction<Database>,
  companyIds: number[],
): Promise<void> {
  const at = clock.now();
  const ended = await repository.endUnheld(trx, companyIds, at);
  for (const { company_id: companyId, source, revocation_id: revocationId } of ended) {
    await repository.endGrants(trx, [companyId]);
    const details = { by: "access_ended" };
    await writeAudit(trx, { at, action: kindOf(source).actions.ended, outcome: "done", companyId, details });
    if (revocationId !== null) await jobs?.enqueue(trx, revokeGrantJob, { revocationId });
  }
}
