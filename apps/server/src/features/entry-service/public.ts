/** What other slices may use of listing checks. */
export { expectationOf } from "./expected-listing.ts";
export { listingsDashboard } from "./dashboard.ts";
export { listingFigures } from "./schedule/figures.ts";
export { checksDisclosure, portalRecipients } from "./disclosure.ts";
export { latestListing } from "./latest-listing.ts";
export { createListingPages, type ListingPages } from "./listing-pages.ts";
