/** What other slices need to contribute to the dashboard. */
export { changeWords } from "./change-words.ts";
export type { Asked, Contribution, DashboardSource, Task } from "./source.ts";
