/** What other slices may use of links into companies: an invitation is such a link. */
export { decideLink } from "./decide-link.ts";
export { type LinkDependencies, makeLink } from "./links.ts";
