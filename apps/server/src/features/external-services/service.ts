/** A company's connections to services outside, put together from their steps. */
import type { ExternalService } from "@portal/contract/external-services/calls";
import type { Dependencies } from "../../platform/dependencies.ts";
import type { AccountScope } from "../../platform/session/session.ts";
import { createAccessKeeper } from "./access.ts";
import { createChecker } from "./check.ts";
import { createComparison } from "./comparison.ts";
import { createEnding } from "./ending.ts";
import { createBusinessProfile } from "./google/business-profile.ts";
import { createGrants } from "./grants.ts";
import { createLocations } from "./locations.ts";
import * as repository from "./repository.ts";
import { toExternalService } from "./view.ts";

export type ExternalServices = ReturnType<typeof createExternalServicesService>;

export function createExternalServicesService(dependencies: Dependencies) {
  const { db } = dependencies;
  const google = createBusinessProfile(dependencies.environment);
  const keeper = createAccessKeeper(dependencies);
  const checker = createChecker(dependencies, keeper, google);

  /** `fresh` asks Google first where what is known is old; its silence changes nothing. */
  async function show(company: repository.Company, { fresh }: { fresh: boolean }): Promise<ExternalService> {
    const row = await repository.findConnection(db, company);
    if (!fresh || row === undefined || !checker.isStale(row)) return toExternalService(dependencies, row);
    const checked = await checker.check(company);
    const away = checked === "away" || checked === "busy";
    return toExternalService(dependencies, await repository.findConnection(db, company), { away });
  }

  return {
    show,
    checker,
    grants: createGrants(dependencies),
    ending: createEnding(dependencies),
    locations: createLocations(dependencies, keeper, google),
    comparison: createComparison(dependencies, keeper, google, checker),
    /** After a new grant: does it reach the location that was chosen before? */
    async lookAgain(scope: AccountScope): Promise<ExternalService> {
      await checker.check(scope);
      return show(scope, { fresh: false });
    },
  };
}
