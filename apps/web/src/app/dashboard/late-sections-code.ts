/** The sections below the next step. They are a chunk of their own, which loads while the entry loads. */
export { ListingsBanner } from "./listings-banner.tsx";
export { ProductsSection } from "./products-section.tsx";
export { RecentChanges } from "./recent-changes.tsx";
export { WorkSections } from "./work-sections.tsx";
