/** What the rest of the server may know of tracking. */
export { findStand, findSums, findTerms, type PeriodSum } from "./events/daily.ts";
export { createOwnPage } from "./events/own-page.ts";
