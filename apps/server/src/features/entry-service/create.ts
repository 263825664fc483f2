import type { Dependencies } from "../../platform/dependencies.ts";
import type { Call } from "../../platform/http/call.ts";
import { type Worker, workOn } from "../../platform/jobs/job.ts";
import { checkOnePortal, endCheck, giveUpPortal } from "./check-one-portal.ts";
import { createCompanyChecks } from "./company-checks.ts";
import { connectPortals } from "./connected-portals.ts";
import { checkPortalJob, endCheckJob } from "./jobs.ts";
import { createPublicChecks } from "./public-checks.ts";
import { entryServiceRoutes } from "./routes.ts";

export function createEntryService(dependencies: Dependencies): Call[] {
  const connected = connectPortals(dependencies);
  return entryServiceRoutes(dependencies, {
    publicChecks: createPublicChecks(dependencies, connected),
    companyChecks: createCompanyChecks(dependencies, connected),
  });
}

export function entryServiceWorkers(dependencies: Dependencies): Worker[] {
  const connected = connectPortals(dependencies);
  return [
    workOn(checkPortalJob, {
      run: (order, context) => checkOnePortal(dependencies, connected, order, context),
      gaveUp: (order) => giveUpPortal(dependencies, order),
    }),
    workOn(endCheckJob, { run: ({ checkId }) => endCheck(dependencies, checkId) }),
  ];
}
