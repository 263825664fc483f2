/** The sections below the first tasks. They are a chunk of their own, which loads while the entry loads. */
export { DaySection } from "./day-section.tsx";
export { FiguresAndProducts } from "./figures-and-products.tsx";
export { RecentChanges } from "./recent-changes.tsx";
export { HiddenTasks } from "./tasks/hidden-tasks.tsx";
export { TaskActions } from "./tasks/task-actions.tsx";
