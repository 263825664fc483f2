/** A company's connections to external services. */
import type { ExternalService } from "@portal/contract/external-services/calls";
import type { Dependencies } from "../../platform/dependencies.ts";
import type { AccountScope } from "../../platform/session/session.ts";
import { createTokenStore } from "./token-store.ts";
import { createChecker } from "./check.ts";
import { createComparison } from "./comparison.ts";
import { createDisconnect } from "./disconnect.ts";
import { createBusinessProfile } from "./google/business-profile.ts";
import { createGrants } from "./grants.ts";
import { createLocations } from "./locations.ts";
import * as repository from "./repository.ts";
import { toExternalService } from "./view.ts";

export type ExternalServices = ReturnType<typeof createExternalServicesService>;

export function createExternalServicesService(dependencies: Dependencies) {
  const { db } = dependencies;
  const google = createBusinessProfile(dependencies.environment);
  const tokens = createTokenStore(dependencies);
  const checker = createChecker(dependencies, tokens, google);

  /** `fresh` asks Google first if the stored state is stale. If Google does not answer, the stored state is shown. */
  async function show(company: AccountScope, { fresh }: { fresh: boolean }): Promise<ExternalService> {
    const row = await repository.findConnection(db, company);
    if (!fresh || row === undefined || !checker.isStale(row)) return toExternalService(dependencies, company, row);
    const checked = await checker.check(company);
    const away = checked === "away" || checked === "busy";
    return toExternalService(dependencies, company, await repository.findConnection(db, company), { away });
  }

  return {
    show,
    checker,
    grants: createGrants(dependencies),
    disconnect: createDisconnect(dependencies),
    locations: createLocations(dependencies, tokens, google),
    comparison: createComparison(dependencies, tokens, google, checker),
    /** After a new grant: checks whether it reaches the location that was chosen before. */
    async checkAndShow(scope: AccountScope): Promise<ExternalService> {
      await checker.check(scope);
      return show(scope, { fresh: false });
    },
  };
}
