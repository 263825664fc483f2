/** What other slices may use of the secretarial service. */
export { secretarialDashboard } from "./dashboard.ts";
export { setVacation, vacationOf } from "./settings-repository.ts";
export { secretarialCallsDisclosure, secretarialSettingsDisclosure } from "./disclosure.ts";
