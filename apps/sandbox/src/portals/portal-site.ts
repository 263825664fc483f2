/** What the pages of one portal share. */
import type { SandboxAnswer } from "../http.ts";
import { page } from "./html.ts";
import type { Listing, Listings } from "./listings.ts";
import type { ListingPage } from "./pages/structured.ts";
import type { FakePortal } from "./portal-list.ts";

export type PortalSite = {
  portal: FakePortal;
  listings: Listings;
  /** URL of the portal. */
  home: string;
  /** Updates a business before it is shown, on portals whose listings the provider maintains. */
  refresh(key: string): Promise<void>;
};

export const placeOf = ({ home }: PortalSite, { id }: Listing): string => `${home}/eintrag/${id}`;

/** A page in the portal's charset. */
export function html(
  { charset: old, name }: FakePortal,
  title: string,
  { head = "", body }: ListingPage,
  status = 200,
): SandboxAnswer {
  const text = page({ portal: name, title, charset: old ?? "utf-8", head, body });
  if (old === undefined) return { status, type: "text/html; charset=utf-8", body: text };
  // Old servers send no charset in the header.
  return { status, type: "text/html", body: windows1252(text) };
}

/** Writes dashes and quotes as Windows-1252 does, and other letters outside ISO-8859-1 as entities. */
const windows1252 = (text: string): Buffer =>
  Buffer.from(
    text.replace(/[^\p{ASCII}\u00a0-\u00ff]/gu, (letter) => WINDOWS_1252[letter] ?? `&#${letter.codePointAt(0)};`),
    "latin1",
  );
const WINDOWS_1252: Readonly<Record<string, string>> = { "–": "\u0096", "—": "\u0097", "„": "\u0084", "“": "\u0093" };
