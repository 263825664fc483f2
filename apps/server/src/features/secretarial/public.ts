/** What other slices may use of the secretarial service. */
export { secretarialCallsDisclosure, secretarialSettingsDisclosure } from "./disclosure.ts";
