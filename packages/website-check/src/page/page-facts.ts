/** Reads a page into facts of bounded size. Runs in the parsing thread: the page's author may be hostile. */
import { type Document, documentOf, type RawPage, textOf } from "@portal/page-reading/page-document";
import type { Resource } from "../resource.ts";
import { type AccessFacts, accessFacts } from "./access.ts";
import { type Resolve, resolver } from "./addresses.ts";
import { type ImprintCompany, imprintFacts, type ImprintFacts } from "./imprint.ts";
import { type LegalLinks, legalLinks } from "./legal-links.ts";
import { insecureFiles, type Link, linksOf, loadedResources } from "./loaded.ts";
import { type StructuredFacts, structuredFacts } from "./structured.ts";

export type PageFacts = AccessFacts &
  LegalLinks & {
    language: string;
    title: string;
    description: string;
    viewport: string;
    robotsMeta: string;
    canonical: string | null;
    /** `hreflang` values. */
    languages: string[];
    /** Addresses of the page in other languages, without the one for everybody else (`x-default`). */
    alternates: string[];
    headings: { level: number; text: string }[];
    isFrameset: boolean;
    /** Characters that people read. */
    textLength: number;
    isUnderConstruction: boolean;
    resources: Resource[];
    /** True if a consent tool holds scripts back by itself. */
    heldBack: boolean;
    insecureFiles: string[];
    links: Link[];
    structured: StructuredFacts;
  };

const MAX_ITEMS = 100;
const MAX_TEXT = 300;
const UNDER_CONSTRUCTION =
  /hier entsteht|under construction|website (?:ist )?im aufbau|seite (?:ist )?im aufbau|coming soon|domain (?:wurde|ist) (?:erfolgreich )?(?:registriert|eingerichtet|geparkt)|default web ?site page|apache2? (?:ubuntu|debian) default page|welcome to nginx/i;
const SHORT_PAGE = 600;

/** @throws if the bytes are not a page */
export function readPage(raw: RawPage, company: ImprintCompany): PageFacts {
  const $ = documentOf(raw);
  const resolve = resolver($, raw.url);
  const text = visibleText($);
  const links = linksOf($, resolve);
  const isFrameset = $("frameset").length > 0;
  return {
    ...headFacts($, resolve),
    ...bounded(accessFacts($, resolve)),
    headings: headingsOf($),
    isFrameset,
    textLength: isFrameset ? 0 : text.length,
    isUnderConstruction: text.length < SHORT_PAGE && UNDER_CONSTRUCTION.test(text),
    ...loadedResources($, resolve),
    insecureFiles: raw.url.startsWith("https:") ? insecureFiles($, resolve).slice(0, MAX_ITEMS) : [],
    links,
    ...legalLinks($, { links, url: raw.url, text, company }),
    structured: structuredFacts($, raw.url),
  };
}

/** The visible text and the addresses of links, for an imprint. @throws if the bytes are not a page */
export function readImprint(raw: RawPage, company: ImprintCompany): ImprintFacts {
  const $ = documentOf(raw);
  const hrefs = $("a[href]")
    .toArray()
    .slice(0, MAX_ITEMS)
    .map((element) => $(element).attr("href") ?? "");
  return imprintFacts(`${visibleText($)} ${hrefs.join(" ")}`, company);
}

/** `documentOf` puts a `main` around everything; a page without `body` has no other root. */
const visibleText = ($: Document): string => textOf($("body").get(0) ?? $("main").get(0));

const short = (text: string | undefined): string => (text ?? "").replace(/\s+/g, " ").trim().slice(0, MAX_TEXT);

function headFacts($: Document, resolve: Resolve) {
  const meta = (name: string): string => short($(`meta[name="${name}" i]`).first().attr("content"));
  // A title inside an <svg> names the drawing.
  const title = $("title")
    .toArray()
    .find((element) => $(element).closest("svg").length === 0);
  return {
    language: short($("html").attr("lang") ?? $("html").attr("xml:lang")),
    title: short(title === undefined ? "" : $(title).text()),
    description: meta("description"),
    viewport: meta("viewport"),
    robotsMeta: [meta("robots"), meta("googlebot")].join(" ").trim(),
    canonical: resolve($('link[rel~="canonical" i]').first().attr("href")) ?? null,
    languages: alternateLinks($).map((element) => short($(element).attr("hreflang"))),
    alternates: alternatesOf($, resolve),
  };
}

const alternateLinks = ($: Document) => $('link[rel~="alternate" i][hreflang]').toArray().slice(0, MAX_ITEMS);

const alternatesOf = ($: Document, resolve: Resolve): string[] =>
  alternateLinks($)
    .filter((element) => !/^x-default$/i.test($(element).attr("hreflang")?.trim() ?? ""))
    .flatMap((element) => resolve($(element).attr("href")) ?? []);

/** What tells whether another page is the same one, or its version in another language. */
export type VersionFacts = { title: string; heading: string; alternates: string[] };

/** @throws if the bytes are not a page */
export function readVersion(raw: RawPage): VersionFacts {
  const $ = documentOf(raw);
  const { title, alternates } = headFacts($, resolver($, raw.url));
  return { title, heading: headingsOf($).find(({ level }) => level === 1)?.text ?? "", alternates };
}

const headingsOf = ($: Document) =>
  $("h1, h2, h3, h4, h5, h6")
    .toArray()
    .filter((element) => $(element).closest("noscript, template").length === 0)
    .slice(0, MAX_ITEMS)
    .map((element) => ({
      level: Number(("name" in element ? element.name : "h0").slice(1)),
      text: short(textOf(element) || $(element).find("img[alt]").attr("alt")),
    }));

const bounded = (facts: AccessFacts): AccessFacts => ({
  imagesWithoutText: facts.imagesWithoutText.slice(0, MAX_ITEMS),
  fieldsWithoutLabel: facts.fieldsWithoutLabel.slice(0, MAX_ITEMS).map(short),
  linksWithoutName: facts.linksWithoutName.slice(0, MAX_ITEMS).map(short),
  paleTexts: facts.paleTexts.slice(0, MAX_ITEMS).map(short),
});
