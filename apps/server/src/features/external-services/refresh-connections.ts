/**
 * Checks each connection once an hour, ends those whose person left the company, and retries revocations that Google did
 * not answer. Several servers share the rows.
 */
import type { Dependencies } from "../../platform/dependencies.ts";
import { createDisconnect } from "./disconnect.ts";
import { kindOf } from "./google/access-kinds.ts";
import { isGoogleSetUp } from "./google/provider.ts";
import { sweepGrants, takeDue } from "./repository.ts";
import { createExternalServicesService } from "./service.ts";

/** Must equal the limit of `takeDue`: a smaller batch is the last one. */
const BATCH = 50;

type Counts = { googleChecked: number; googleEnded: number; googleTakenBack: number };

export async function refreshConnections(dependencies: Dependencies, signal?: AbortSignal): Promise<Counts> {
  const { db, clock, environment } = dependencies;
  const counts = { googleChecked: 0, googleEnded: 0, googleTakenBack: 0 };
  await sweepGrants(db, clock.now());
  if (!isGoogleSetUp(environment)) return counts;
  const services = createExternalServicesService(dependencies);
  counts.googleTakenBack = await services.disconnect.retry();
  for (let last = BATCH; last === BATCH;) {
    const due = await takeDue(db, clock.now());
    last = due.length;
    for (const { company_id: companyId, source, state, held } of due) {
      signal?.throwIfAborted();
      if (!held) {
        await createDisconnect(dependencies, kindOf(source)).end({ companyId }, { userId: null });
        counts.googleEnded += 1;
      } else if (source === "google" && state !== "revoked") {
        const checked = await services.checker.check({ companyId });
        // Google asked us to wait. The remaining rows are due again in an hour.
        if (checked === "busy") return counts;
        counts.googleChecked += 1;
      }
    }
  }
  return counts;
}
