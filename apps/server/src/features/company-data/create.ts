import type { Dependencies } from "../../platform/dependencies.ts";
import type { Call } from "../../platform/http/call.ts";
import { contactRoutes } from "./contacts/routes.ts";
import { createContactService } from "./contacts/service.ts";
import { contractRoutes } from "./contracts/routes.ts";
import { createContractService } from "./contracts/service.ts";
import { documentRoutes } from "./documents/routes.ts";
import { createDocumentService } from "./documents/service.ts";
import { peopleRoutes } from "./people/routes.ts";
import { createPeopleService } from "./people/service.ts";

export const createCompanyData = (dependencies: Dependencies): Call[] => [
  ...peopleRoutes(dependencies.environment, createPeopleService(dependencies)),
  ...contractRoutes(dependencies.environment, createContractService(dependencies)),
  ...documentRoutes(dependencies, createDocumentService(dependencies)),
  ...contactRoutes(createContactService(dependencies)),
];
