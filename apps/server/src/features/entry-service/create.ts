import type { Dependencies } from "../../platform/dependencies.ts";
import type { Call } from "../../platform/http/call.ts";
import { createCompanyChecks } from "./company-checks.ts";
import { connectPortals } from "./connected-portals.ts";
import { createPublicChecks } from "./public-checks.ts";
import { entryServiceRoutes } from "./routes.ts";

export function createEntryService(dependencies: Dependencies): Call[] {
  const connected = connectPortals(dependencies);
  return entryServiceRoutes(dependencies, {
    publicChecks: createPublicChecks(dependencies, connected),
    companyChecks: createCompanyChecks(dependencies, connected),
  });
}
