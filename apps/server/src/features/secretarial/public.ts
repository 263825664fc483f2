/** What other slices may use of the secretarial service. */
export { secretarialDashboard } from "./dashboard.ts";
export { secretarialCallOf } from "./repository.ts";
export { isSecretarialSetUp } from "./settings-repository.ts";
export { secretarialCallsDisclosure, secretarialSettingsDisclosure } from "./disclosure.ts";
export { secretarialSearch } from "./search.ts";
