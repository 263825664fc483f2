/** What other slices may use of addresses. */
export { searchCities } from "./city-search.ts";
