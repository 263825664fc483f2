/**
 * Pages that people only read. They set no cookie on somebody without a session (TDDDG § 25): the first step that changes
 * something fetches the XSRF pair. Named as in `data-page` of the root element.
 */
const READING_PAGES: ReadonlySet<string> = new Set([
  "public_entry",
  "law_imprint",
  "law_privacy",
  "law_terms",
  "law_accessibility",
  "law_questions",
]);

export const isReadingPage = (name: string | undefined): boolean => name !== undefined && READING_PAGES.has(name);
