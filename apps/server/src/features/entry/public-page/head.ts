/** The head of a public entry's page for search engines and for previews of messengers. */
import type { Brand } from "@portal/contract/brands/brand";
import type { PublicEntry } from "@portal/contract/entry/entry";
import { PUBLIC_ENTRY_PATH } from "@portal/contract/pages/routes";
import { berlinDate } from "@portal/contract/time/berlin-time";
import { localBusinessOf } from "@portal/listing/local-business";
import { escapeHtml, escapeScript } from "../../../platform/http/escape-html.ts";

const DESCRIPTION_CHARACTERS = 160;

/** The slogan and the beginning of the company's own text, cut between words. */
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

/** The elements of the page's head, with escaped texts. */
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
