/** What a summary is made of: what to do today, the contacts of its period, and what else the products say. */
import type { Dashboard, DashboardContacts } from "@portal/contract/dashboard/calls";
import { coveredBy, type Rhythm } from "@portal/contract/digest/periods";
import type { Day } from "@portal/contract/time/berlin-time";
import type { Dependencies } from "../../platform/dependencies.ts";
import type { AccountScope } from "../../platform/session/session.ts";
import { createDashboardService, type DashboardSource } from "../dashboard/public.ts";

export type Told = Pick<Dashboard, "tasks" | "results" | "missing"> & { contacts: DashboardContacts | null };
/** `period`: the first day of the week or month that follows the one told of. */
export type ReadTold = (scope: AccountScope, rhythm: Rhythm, period: Day) => Promise<Told>;

export function readToldOf(dependencies: Dependencies, sources: readonly DashboardSource[]): ReadTold {
  const dashboard = createDashboardService(dependencies, sources);
  return async (scope, rhythm, period) => {
    const covered = coveredBy(rhythm, period);
    const [{ tasks, results, missing }, own] = await Promise.all([
      dashboard.read(scope),
      dashboard.contactsOf(scope, covered, coveredBy(rhythm, covered.firstDay)),
    ]);
    return { tasks, results, contacts: own.contacts, missing: [...new Set([...missing, ...own.missing])] };
  };
}
