/** What other slices may use of service cases. */
export { casesDashboard } from "./dashboard.ts";
export { advanceCase } from "./advance.ts";
export { casesDisclosure } from "./disclosure.ts";
export { serviceCaseOwnData } from "./own-data.ts";
export { openCase } from "./open-case.ts";
export { addressOf as addressOfCompany, lockCase } from "./repository.ts";
export { createServiceCaseService } from "./service.ts";
export { casesSearch } from "./search.ts";
