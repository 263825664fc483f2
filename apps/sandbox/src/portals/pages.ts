/** What a portal answers: its home, its search, listings, and a form to correct one. */
import { setTimeout as delay } from "node:timers/promises";
import type { SandboxAnswer, SandboxRequest } from "../http.ts";
import { escape, hoursLines, page } from "./html.ts";
import { fieldsOf, type Listing, type Listings } from "./listings.ts";
import { contactPage } from "./pages/plain.ts";
import type { ListingPage } from "./pages/structured.ts";
import type { PlayedPortal } from "./portal-list.ts";

const CORRECTABLE = [
  ["name", "Name"],
  ["street", "Straße und Hausnummer"],
  ["postalCode", "Postleitzahl"],
  ["city", "Ort"],
  ["phone", "Telefon"],
  ["website", "Website"],
] as const;

/**
 * One portal. Takes the parts of the path behind its identifier.
 * @param refresh brings a business up to date before it is shown, on portals that hear of changes
 */
export function createPortal(
  portal: PlayedPortal,
  listings: Listings,
  origin: string,
  refresh: (key: string) => Promise<void>,
) {
  const home = `${origin}/portals/${portal.identifier}`;
  const placeOf = ({ id }: Listing): string => `${home}/eintrag/${id}`;
  let asked = 0;

  function html(title: string, { head = "", body }: ListingPage, status = 200): SandboxAnswer {
    const { charset = "utf-8", name } = portal;
    const text = page({ portal: name, title, charset, head, body });
    if (charset === "utf-8") return { status, type: "text/html; charset=utf-8", body: text };
    // The header is silent about it, as servers of that time are.
    return { status, type: "text/html", body: windows1252(text) };
  }

  const searchForm = `<form action="${home}/suche"><label>Was <input name="was"></label><label>Wo <input name="wo"></label><button>Suchen</button></form>`;

  /** Portals whose listings the provider keeps have heard of changes before they search. */
  async function found({ query }: SandboxRequest): Promise<Listing[]> {
    const hits = (): Listing[] => listings.search(portal.identifier, readQuery(query, "was"), readQuery(query, "wo"));
    if (portal.acts !== "provider") return hits();
    for (const business of new Set(hits().map((listing) => listing.business))) await refresh(business);
    return hits();
  }

  async function search(request: SandboxRequest): Promise<SandboxAnswer> {
    const items = (await found(request)).map(
      (listing) =>
        `<li><a class="treffer" href="/portals/${portal.identifier}/eintrag/${listing.id}?von=suche#oben">${escape(listing.data.name)}</a> ${escape(listing.data.city)}</li>`,
    );
    const body = items.length === 0 ? "<p>Keine Treffer.</p>" : `<ol>${items.join("")}</ol>`;
    return html("Suche", { body: `<h1>Suche</h1><nav><a href="${home}">Start</a></nav>${body}${searchForm}` });
  }

  const searchJson = async (request: SandboxRequest): Promise<SandboxAnswer> => ({
    status: 200,
    body: {
      treffer: (await found(request)).map((listing) => ({
        titel: listing.data.name,
        anschrift: { strasse: listing.data.street, plz: listing.data.postalCode, ort: listing.data.city },
        rufnummern: [listing.data.phone],
        verweise: { seite: placeOf(listing), homepage: listing.data.website },
        zeiten: hoursLines(listing.data),
      })),
    },
  });

  function shown(listing: Listing, part: string | undefined): SandboxAnswer {
    const { data } = listing;
    if (part === "kontakt") return html(data.name, contactPage(data));
    const own =
      portal.page === "json" ? { body: `<h1>${escape(data.name)}</h1>` } : portal.page(data, placeOf(listing));
    const link =
      portal.acts === "owner" ? `<p><a href="${placeOf(listing)}/korrektur">Angaben korrigieren</a></p>` : "";
    return html(data.name, { ...own, body: `${own.body}\n${link}` });
  }

  function correction(listing: Listing, { method, form }: SandboxRequest): SandboxAnswer {
    if (method === "POST") {
      listings.correct(listing, fieldsOf(form));
      return { status: 303, location: placeOf(listing) };
    }
    const fields = CORRECTABLE.map(
      ([field, label]) => `<label>${label} <input name="${field}" value="${escape(listing.data[field])}"></label>`,
    ).join("");
    // Forms send the letters of UTF-8 whatever the page's charset.
    const body = `<h1>Angaben korrigieren</h1><form method="post" accept-charset="utf-8">${fields}<button>Speichern</button></form>`;
    return html("Angaben korrigieren", { body });
  }

  return async (request: SandboxRequest, [first, id = "", part]: string[]): Promise<SandboxAnswer | null> => {
    if (first === undefined) return html("Start", { body: `<h1>${escape(portal.name)}</h1>${searchForm}` });
    if (portal.delayMs !== undefined) await delay(portal.delayMs);
    asked += 1;
    if (portal.faultyEvery !== undefined && asked % portal.faultyEvery === 1)
      return { status: 503, type: "text/html", body: "<h1>Wartungsarbeiten</h1>" };
    if (first === "api" && portal.page === "json") return searchJson(request);
    if (first === "suche") return search(request);
    const listing = first === "eintrag" ? listings.of(portal.identifier, id) : undefined;
    if (listing === undefined) return html("Nicht gefunden", { body: "<h1>Nicht gefunden</h1>" }, 404);
    if (part === "korrektur") return correction(listing, request);
    return shown(listing, part);
  };
}

/** Dashes and quotes that ISO-8859-1 lacks as Windows writes them, other letters as entities. */
const windows1252 = (text: string): Buffer =>
  Buffer.from(
    text.replace(/[^\p{ASCII}\u00a0-\u00ff]/gu, (letter) => WINDOWS_1252[letter] ?? `&#${letter.codePointAt(0)};`),
    "latin1",
  );
const WINDOWS_1252: Readonly<Record<string, string>> = { "–": "\u0096", "—": "\u0097", "„": "\u0084", "“": "\u0093" };

/** A portal of old reads its query as ISO-8859-1, which UTF-8 decoding has made U+FFFD of; such letters match any. */
const readQuery = (query: URLSearchParams, name: string): string => (query.get(name) ?? "").replaceAll("\ufffd", "");
