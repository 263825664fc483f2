/** What other slices need to contribute to the dashboard. */
export { findMarks } from "./tasks/repository.ts";
export { type AnsweredDays, answeredCalls } from "./answered-calls.ts";
export { changeWords } from "./change-words.ts";
export { createDashboardService } from "./service.ts";
export { dashboardOwnData } from "./own-data.ts";
export { taskMarksDisclosure } from "./disclosure.ts";
export { factSource, type Reader } from "./fact-source.ts";
export type { Asked, AskedSince, Contacts, Contribution, DashboardSource, OneHighlight, Task } from "./source.ts";
