/**
 * How much a fault of a website harms its visibility in search.
 *
 * - `unreachable`: nobody can open the page; search engines drop one that stays so.
 * - `hidden`: search engines may not show the page, or are sent to another one.
 * - `weak`: it is hard to open or says little: they show it further down, or people turn back.
 * - `detail`: a better one would be shown more often.
 */
export const SEARCH_HARMS = ["unreachable", "hidden", "weak", "detail"] as const;
export type SearchHarm = (typeof SEARCH_HARMS)[number];
