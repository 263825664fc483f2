/** What other slices may use of places: the search for cities. */
export { searchCities } from "./city-search.ts";
