import type { Dependencies } from "../../platform/dependencies.ts";
import type { Call } from "../../platform/http/call.ts";
import { peopleRoutes } from "./people/routes.ts";
import { createPeopleService } from "./people/service.ts";

export const createCompanyData = (dependencies: Dependencies): Call[] =>
  peopleRoutes(dependencies.environment, createPeopleService(dependencies));
