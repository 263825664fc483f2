/** The pages of one portal: start, search, listings, and a form to correct one. */
import { setTimeout as delay } from "node:timers/promises";
import type { SandboxAnswer, SandboxRequest } from "../http.ts";
import { correction } from "./correction.ts";
import type { Listing } from "./listings.ts";
import { contactPage } from "./pages/plain.ts";
import { searchForm, searchJson, searchPage } from "./search.ts";
import { html, placeOf, type PortalSite } from "./portal-site.ts";
import { escapeHtml } from "../html.ts";

/** Answers the requests of one portal. Takes the path segments after its identifier. */
export function createPortal(site: PortalSite) {
  const { portal, listings } = site;
  let asked = 0;

  return async (request: SandboxRequest, [first, id = "", part]: string[]): Promise<SandboxAnswer | null> => {
    if (first === undefined)
      return html(portal, "Start", { body: `<h1>${escapeHtml(portal.name)}</h1>${searchForm(site)}` });
    if (portal.delayMs !== undefined) await delay(portal.delayMs);
    asked += 1;
    if (portal.faultyEvery !== undefined && asked % portal.faultyEvery === 1)
      return { status: 503, type: "text/html", body: "<h1>Wartungsarbeiten</h1>" };
    if (first === "api" && portal.page === "json") return searchJson(site, request);
    if (first === "suche") return searchPage(site, request);
    const listing = first === "eintrag" ? listings.of(portal.identifier, id) : undefined;
    if (listing === undefined) return html(portal, "Nicht gefunden", { body: "<h1>Nicht gefunden</h1>" }, 404);
    if (part === "korrektur") return correction(site, listing, request);
    return part === "kontakt" ? html(portal, listing.data.name, contactPage(listing.data)) : listingPage(site, listing);
  };
}

function listingPage(site: PortalSite, listing: Listing): SandboxAnswer {
  const { portal } = site;
  const { data } = listing;
  const place = placeOf(site, listing);
  const own = portal.page === "json" ? { body: `<h1>${escapeHtml(data.name)}</h1>` } : portal.page(data, place);
  const link = portal.acts === "owner" ? `<p><a href="${place}/korrektur">Angaben korrigieren</a></p>` : "";
  return html(portal, data.name, { ...own, body: `${own.body}\n${link}` });
}
