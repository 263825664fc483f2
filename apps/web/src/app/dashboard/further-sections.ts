/** What stands below the next step and today: a chunk of its own, which the dashboard loads while it waits for the entry. */
export { ListingsNotice } from "./listings-notice.tsx";
export { ProductsSection } from "./products-section.tsx";
export { RecentChanges } from "./recent-changes.tsx";
