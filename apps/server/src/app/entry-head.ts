/** What the head of a public entry's page says to search engines and to messengers that show a preview. */
import type { Brand } from "@portal/contract/brands/brand";
import { domainsOf } from "@portal/contract/brands/brands";
import { berlinDate } from "@portal/contract/time/berlin-time";
import type { PublicEntry } from "@portal/contract/entry/entry";
import { localBusinessOf } from "@portal/listing/local-business";
import { PUBLIC_ENTRY_PATH } from "@portal/contract/pages/routes";
import type { FastifyRequest } from "fastify";
import type { Environment } from "../platform/environment.ts";
import { escapeHtml } from "../platform/http/escape-html.ts";

const DESCRIPTION_CHARACTERS = 160;

/** JSON inside a script element: nothing in it can end the element or begin a comment. */
const escapeScript = (json: string): string =>
  json.replace(/[<>&\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);

/** In production the brand's own host, whatever the request says; elsewhere the host that was asked. */
export const originOf = (request: FastifyRequest, brand: Brand, environment: Environment): string =>
  environment.production
    ? `https://${domainsOf(brand, { environmentSuffix: environment.HOST_SUFFIX }).www}`
    : `${request.protocol}://${request.host}`;

export const titleOf = (entry: PublicEntry, brand: Brand): string =>
  `${[entry.company_name, entry.ShippingCity].filter((text) => text !== "").join(", ")} | ${brand.name}`;

/** Slogan and the beginning of what the company says of itself, cut between words. */
export function descriptionOf(entry: PublicEntry): string {
  const said = [entry.slogan, entry.aboutUs.text].join(" ").replaceAll(/\s+/g, " ").trim();
  if (said === "") {
    const place = entry.ShippingCity === "" ? "" : ` in ${entry.ShippingCity}`;
    return `Adresse, Öffnungszeiten und Kontakt: ${entry.company_name}${place}.`;
  }
  if (said.length <= DESCRIPTION_CHARACTERS) return said;
  const cut = said.slice(0, DESCRIPTION_CHARACTERS);
  return `${cut.includes(" ") ? cut.slice(0, cut.lastIndexOf(" ")) : cut}…`;
}

type Head = { brand: Brand; origin: string; now: Date; indexed: boolean };

/** Elements for the head of the page. Every text in them is escaped. */
export function entryHead(entry: PublicEntry, { brand, origin, now, indexed }: Head): string {
  const url = origin + PUBLIC_ENTRY_PATH + String(entry.companyId);
  const description = descriptionOf(entry);
  const image = entry.media.photos[0]?.Url ?? entry.media_owner[0]?.Url;
  const business = localBusinessOf(entry, { url, origin, today: berlinDate(now.getTime()) });
  const properties: readonly (readonly [string, string | undefined])[] = [
    ["og:type", "website"],
    ["og:site_name", brand.name],
    ["og:locale", "de_DE"],
    ["og:title", entry.company_name],
    ["og:description", description],
    ["og:url", url],
    ["og:image", image === undefined ? undefined : origin + image],
  ];
  return [
    `<meta name="robots" content="${indexed ? "index, follow" : "noindex"}" />`,
    `<meta name="description" content="${escapeHtml(description)}" />`,
    `<link rel="canonical" href="${escapeHtml(url)}" />`,
    ...properties.flatMap(([property, content]) =>
      content === undefined ? [] : [`<meta property="${property}" content="${escapeHtml(content)}" />`],
    ),
    `<script type="application/ld+json">${escapeScript(JSON.stringify(business))}</script>`,
  ].join("\n    ");
}
