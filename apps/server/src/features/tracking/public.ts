/** What other slices may use of tracking. */
export { findCoverage, findSums, findTerms, type PeriodSum, type SumsToRead, sumsToRead } from "./events/sums.ts";
export { closedUntil } from "./events/progress.ts";
export { createOwnPage } from "./events/own-page.ts";
export { statisticsDisclosure } from "./disclosure.ts";
export { trackingOwnData } from "./own-data.ts";
