/** The fake portals: invented names, each with its own markup and behaviour. */
import type { BusinessData } from "./businesses.ts";
import { definitionListPage, splitPage, tablePage } from "./pages/plain.ts";
import { jsonLdPage, type ListingPage, messyPage, microdataPage, rdfaPage } from "./pages/structured.ts";

export type FakePortal = {
  identifier: string;
  name: string;
  /** Colour and shape of its icon. */
  colour: string;
  glyph: string;
  /** Renders a listing page, or "json" for a search that answers JSON. */
  page: ((data: BusinessData, url: string) => ListingPage) | "json";
  selectors: Record<string, string>;
  shows?: readonly string[];
  charset?: "iso-8859-1";
  /** Delay of each answer in milliseconds. */
  delayMs?: number;
  /** Every nth page fails. */
  faultyEvery?: number;
  acts: "owner" | "provider";
  advice: string;
};

const WITHOUT_HOURS = ["name", "street", "houseNumber", "postalCode", "city", "phone", "website"];
const WITHOUT_WEBSITE = ["name", "street", "houseNumber", "postalCode", "city", "phone", "openingHours"];
const BY_OWNER = "Öffnen Sie dort Ihren Eintrag und wählen Sie „Angaben korrigieren“.";
const BY_PROVIDER = "Wir melden dem Portal die richtigen Angaben. Sie müssen nichts tun.";

const owner = { acts: "owner", advice: BY_OWNER } as const;
const provider = { acts: "provider", advice: BY_PROVIDER } as const;
const LINKS = { listings: "a.treffer" };

export const FAKE_PORTALS: readonly FakePortal[] = [
  {
    identifier: "ortslotse",
    name: "Ortslotse",
    colour: "#0b6e4f",
    glyph: "M16 5a8 8 0 0 1 8 8c0 6-8 14-8 14S8 19 8 13a8 8 0 0 1 8-8z",
    page: jsonLdPage,
    selectors: LINKS,
    ...owner,
  },
  {
    identifier: "umkreisel",
    name: "Umkreisel",
    colour: "#7a3e9d",
    glyph: "M16 6a10 10 0 1 0 10 10h-5a5 5 0 1 1-5-5z",
    page: microdataPage,
    selectors: LINKS,
    ...provider,
  },
  {
    identifier: "eckbuch",
    name: "Eckbuch",
    colour: "#b3541e",
    glyph: "M7 7h8v18H7zM17 7h8v18h-8z",
    page: rdfaPage,
    selectors: LINKS,
    shows: WITHOUT_HOURS,
    ...provider,
  },
  {
    identifier: "talwegweiser",
    name: "Talwegweiser",
    colour: "#1f5fa8",
    glyph: "M6 10h14l6 6-6 6H6z",
    page: definitionListPage,
    selectors: {
      ...LINKS,
      name: ".fn",
      street: ".street-address",
      postalCode: ".ort",
      city: ".ort",
      phone: ".tel",
      openingHours: ".zeiten",
    },
    shows: WITHOUT_WEBSITE,
    ...owner,
  },
  {
    identifier: "altmarkt-auskunft",
    name: "Altmarkt-Auskunft",
    colour: "#8c1d40",
    glyph: "M5 25h22v-3H5zM8 20h3v-8H8zM14 20h4v-8h-4zM21 20h3v-8h-3zM16 5l11 5H5z",
    page: tablePage,
    charset: "iso-8859-1",
    selectors: {
      ...LINKS,
      name: "h2",
      street: 'th:contains("Straße") + td',
      postalCode: 'th:contains("Ort") + td',
      city: 'th:contains("Ort") + td',
      phone: 'th:contains("Ruf") + td',
      website: 'th:contains("Internet") + td a@href',
      openingHours: 'th:contains("Öffnungszeiten") + td',
    },
    ...owner,
  },
  {
    identifier: "kartenfuchs",
    name: "Kartenfuchs",
    colour: "#c2410c",
    glyph: "M6 7l10 6 10-6-3 14-7 5-7-5z",
    page: "json",
    selectors: {
      listings: "treffer",
      url: "verweise.seite",
      name: "titel",
      street: "anschrift.strasse",
      postalCode: "anschrift.plz",
      city: "anschrift.ort",
      phone: "rufnummern",
      website: "verweise.homepage",
      openingHours: "zeiten",
    },
    ...provider,
  },
  {
    identifier: "blaetterdach",
    name: "Blätterdach",
    colour: "#3f6212",
    glyph: "M16 5c7 4 10 9 10 15-6 2-14 2-20 0C6 14 9 9 16 5z",
    page: splitPage,
    selectors: {
      ...LINKS,
      more: "a.kontakt",
      name: "article h1",
      street: "address",
      postalCode: "address",
      city: "address",
      phone: "a.ruf@href",
      website: "a.netz@href",
      openingHours: ".zeiten li",
    },
    ...owner,
  },
  {
    identifier: "kunterbunt",
    name: "Kunterbunt",
    colour: "#be185d",
    glyph: "M6 6h9v9H6zM17 6a5 5 0 1 1 0 10zM6 26l5-9 5 9zM18 18h8v8h-8z",
    page: messyPage,
    selectors: LINKS,
    ...provider,
  },
  {
    identifier: "gemach",
    name: "Gemach",
    colour: "#475569",
    glyph: "M6 20a10 8 0 0 1 20 0zM4 22h24v3H4z",
    page: jsonLdPage,
    selectors: LINKS,
    delayMs: 1500,
    ...owner,
  },
  {
    identifier: "wackelstein",
    name: "Wackelstein",
    colour: "#92400e",
    glyph: "M8 26h16l-3-6H11zM10 18l4-12 9 4-1 8z",
    page: microdataPage,
    selectors: LINKS,
    faultyEvery: 4,
    ...provider,
  },
];

const icon = ({ colour, glyph }: FakePortal): string => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${colour}"/><path fill="#fff" d="${glyph}"/></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
};

/**
 * The same portals in the format of the server's configuration. @param origin origin of the sandbox, without a final
 * slash
 */
export const configurationOf = (origin: string) =>
  FAKE_PORTALS.map((portal) => {
    const home = `${origin}/portals/${portal.identifier}`;
    return {
      identifier: portal.identifier,
      name: portal.name,
      icon: icon(portal),
      home,
      connector: portal.page === "json" ? "json" : "generic",
      searchUrl: `${home}/${portal.page === "json" ? "api/suche" : "suche"}?was={core}&wo={postalCode}%20{city}`,
      ...(portal.charset === undefined ? {} : { searchCharset: portal.charset }),
      selectors: portal.selectors,
      ...(portal.shows === undefined ? {} : { shows: portal.shows }),
      // No other program sends requests to these portals.
      requestsPerMinute: 600,
      acts: portal.acts,
      correctUrl: portal.acts === "owner" ? home : "",
      advice: portal.advice,
    };
  });
