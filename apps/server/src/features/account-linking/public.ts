/** What other slices may use of links into companies: an invitation is such a link. */
export { decideLink } from "./decide-link.ts";
export { type LinkDependencies, makeLink } from "./links.ts";
export { linksDisclosure } from "./disclosure.ts";
export { accountLinkingOwnData } from "./own-data.ts";
