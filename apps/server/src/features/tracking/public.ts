/** What other slices may use of tracking. */
export {
  findCoverage,
  findSums,
  findTermPeriods,
  findTerms,
  type PeriodSum,
  type SumsToRead,
  sumsToRead,
} from "./events/sums.ts";
export { contactDaysOf, contactsOf, findBestWeek } from "./events/contact-days.ts";
export { closedUntil } from "./events/progress.ts";
export { choiceOf } from "./choice-cookie.ts";
export { arrayOf, textArrayOf } from "./events/array-text.ts";
export { millisecondsOf } from "./events/batch.ts";
export { daysOf, dropDays, ensureDays, partitionOf } from "./events/day-partitions.ts";
export { countedTerm, deviceOf, isRobot } from "./events/events.ts";
export { requireSignature } from "./events/signature.ts";
export { type DaySalt, saltsOf, visitorKey } from "./events/visitors.ts";
export { createOwnPage } from "./events/own-page.ts";
export { statisticsDisclosure } from "./disclosure.ts";
export { trackingOwnData } from "./own-data.ts";
