/** The state of the page in its address: `?jahr=2026&art=invoice&suche=…&seite=2`. */
import { DOCUMENT_TYPE_CODES, type DocumentType } from "@portal/contract/company-data/documents/calls";
import type { Query } from "@portal/contract/pages/redirects";

export type DocumentView = { year: number | null; type: DocumentType | null; search: string; page: number };

const MOST_SEARCHED = 100;
const YEAR = /^(?:19|20)\d{2}$/;
const PAGE = /^[1-9]\d{0,3}$/;
const isType = (text: string | undefined): text is DocumentType => DOCUMENT_TYPE_CODES.some((type) => type === text);

/** Reads the address; ignores invalid values. */
export const viewOf = ({ jahr = "", art, suche = "", seite = "" }: Query): DocumentView => ({
  year: YEAR.test(jahr) ? Number(jahr) : null,
  type: isType(art) ? art : null,
  search: suche.slice(0, MOST_SEARCHED),
  page: PAGE.test(seite) ? Number(seite) : 1,
});

export const queryOfView = ({ year, type, search, page }: DocumentView): Query => ({
  ...(year !== null && { jahr: String(year) }),
  ...(type !== null && { art: type }),
  ...(search.trim() !== "" && { suche: search.trim() }),
  ...(page > 1 && { seite: String(page) }),
});

/** The query of the call. */
export const requestOfView = ({ year, type, search, page }: DocumentView) => ({
  ...(year !== null && { year: String(year) }),
  ...(type !== null && { documentType: type }),
  search,
  page: String(page),
});

export const isNarrowed = ({ year, type, search }: DocumentView): boolean =>
  year !== null || type !== null || search !== "";
