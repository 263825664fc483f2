/** What the rest of the server may know of tracking. */
export { findStand, findSums, findTerms, type PeriodSum, type SumsToRead, sumsToRead } from "./events/sums.ts";
export { countedTerm, deviceOf, isRobot, type TrackedEvent } from "./events/events.ts";
export { findKeptFrom, ingestEvents } from "./events/ingest.ts";
export { millisecondsOf } from "./events/batch.ts";
export { deleteEvents, recountDays } from "./events/recount.ts";
export { createOwnPage } from "./events/own-page.ts";
