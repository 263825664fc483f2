/** What other slices and the commands of the terminal may use of claiming. */
export type { ClaimDependencies } from "./advance.ts";
export { companiesLeftAlone, giveUpClaims, lockCompaniesOf } from "./leaving.ts";
export { noteDissolved } from "./ownership.ts";
export { decideClaim, listClaims, readOutCode, writeLetter } from "./provider.ts";
