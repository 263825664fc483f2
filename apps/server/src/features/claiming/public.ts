/** What other slices may use of claiming. */
export { companiesLeftAlone, giveUpClaims, lockCompaniesOf } from "./leaving.ts";
export { claimDashboard } from "./dashboard.ts";
export { giveBack } from "./give-back.ts";
export { claimsDisclosure, letterRecipients } from "./disclosure.ts";
export { claimingOwnData } from "./own-data.ts";
