/** A portal's search, as a page and as JSON. */
import type { SandboxAnswer, SandboxRequest } from "../http.ts";
import { escape, hoursLines } from "./html.ts";
import type { Listing } from "./listings.ts";
import { html, placeOf, type Stage } from "./stage.ts";

export const searchForm = ({ home }: Stage): string =>
  `<form action="${home}/suche"><label>Was <input name="was"></label><label>Wo <input name="wo"></label><button>Suchen</button></form>`;

/** Portals whose listings the provider keeps have heard of changes before they search. */
async function found({ portal, listings, refresh }: Stage, { query }: SandboxRequest): Promise<Listing[]> {
  const hits = (): Listing[] => listings.search(portal.identifier, readQuery(query, "was"), readQuery(query, "wo"));
  if (portal.acts !== "provider") return hits();
  for (const business of new Set(hits().map((listing) => listing.business))) await refresh(business);
  return hits();
}

/** A portal of old reads its query as ISO-8859-1, which UTF-8 decoding has made U+FFFD of; such letters match any. */
const readQuery = (query: URLSearchParams, name: string): string => (query.get(name) ?? "").replaceAll("\ufffd", "");

export async function searchPage(stage: Stage, request: SandboxRequest): Promise<SandboxAnswer> {
  const { portal, home } = stage;
  const items = (await found(stage, request)).map(
    ({ id, data }) =>
      `<li><a class="treffer" href="/portals/${portal.identifier}/eintrag/${id}?von=suche#oben">${escape(data.name)}</a> ${escape(data.city)}</li>`,
  );
  const body = items.length === 0 ? "<p>Keine Treffer.</p>" : `<ol>${items.join("")}</ol>`;
  return html(portal, "Suche", {
    body: `<h1>Suche</h1><nav><a href="${home}">Start</a></nav>${body}${searchForm(stage)}`,
  });
}

export const searchJson = async (stage: Stage, request: SandboxRequest): Promise<SandboxAnswer> => ({
  status: 200,
  body: {
    treffer: (await found(stage, request)).map((listing) => ({
      titel: listing.data.name,
      anschrift: { strasse: listing.data.street, plz: listing.data.postalCode, ort: listing.data.city },
      rufnummern: [listing.data.phone],
      verweise: { seite: placeOf(stage, listing), homepage: listing.data.website },
      zeiten: hoursLines(listing.data),
    })),
  },
});
