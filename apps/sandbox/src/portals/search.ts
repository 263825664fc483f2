/** A portal's search, as a page and as JSON. */
import type { SandboxAnswer, SandboxRequest } from "../http.ts";
import { hoursLines } from "./html.ts";
import type { Listing } from "./listings.ts";
import { html, placeOf, type PortalSite } from "./portal-site.ts";
import { escapeHtml } from "../html.ts";

export const searchForm = ({ home }: PortalSite): string =>
  `<form action="${home}/suche"><label>Was <input name="was"></label><label>Wo <input name="wo"></label><button>Suchen</button></form>`;

/** Updates maintained listings before the search. */
async function found({ portal, listings, refresh }: PortalSite, { query }: SandboxRequest): Promise<Listing[]> {
  const hits = (): Listing[] => listings.search(portal.identifier, readQuery(query, "was"), readQuery(query, "wo"));
  if (portal.acts !== "provider") return hits();
  for (const business of new Set(hits().map((listing) => listing.business))) await refresh(business);
  return hits();
}

/**
 * An old portal reads its query as ISO-8859-1, which UTF-8 decoding has turned into U+FFFD. Such a character matches
 * any.
 */
const readQuery = (query: URLSearchParams, name: string): string => (query.get(name) ?? "").replaceAll("\ufffd", "");

export async function searchPage(site: PortalSite, request: SandboxRequest): Promise<SandboxAnswer> {
  const { portal, home } = site;
  const items = (await found(site, request)).map(
    ({ id, data }) =>
      `<li><a class="treffer" href="/portals/${portal.identifier}/eintrag/${id}?von=suche#oben">${escapeHtml(data.name)}</a> ${escapeHtml(data.city)}</li>`,
  );
  const body = items.length === 0 ? "<p>Keine Treffer.</p>" : `<ol>${items.join("")}</ol>`;
  return html(portal, "Suche", {
    body: `<h1>Suche</h1><nav><a href="${home}">Start</a></nav>${body}${searchForm(site)}`,
  });
}

export const searchJson = async (site: PortalSite, request: SandboxRequest): Promise<SandboxAnswer> => ({
  status: 200,
  body: {
    treffer: (await found(site, request)).map((listing) => ({
      titel: listing.data.name,
      anschrift: { strasse: listing.data.street, plz: listing.data.postalCode, ort: listing.data.city },
      rufnummern: [listing.data.phone],
      verweise: { seite: placeOf(site, listing), homepage: listing.data.website },
      zeiten: hoursLines(listing.data),
    })),
  },
});
