/** What other slices may use of websites. */
export { handoversDisclosure, mailboxesDisclosure, UNDISCLOSED_DEEPLINKS, websitesDisclosure } from "./disclosure.ts";
export { websiteOwnData } from "./own-data.ts";
export { websiteOf, type WebsiteRow, websitesOf } from "./sites/repository.ts";
export { websiteSearchWords } from "./statistics/search-words.ts";
export { websiteStatisticsDisclosure } from "./statistics/disclosure.ts";
export { websiteStatisticsOwnData } from "./statistics/own-data.ts";
export { websiteChecksDisclosure } from "./check/disclosure.ts";
export { websiteDashboard } from "./dashboard/source.ts";
export { latestSearchHarm } from "./check/latest-search-harm.ts";
export { findingsSearch } from "./check/search.ts";
