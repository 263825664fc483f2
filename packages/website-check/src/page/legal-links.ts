/** Where the imprint and the privacy page are: behind a link, or where only the page's scripts can tell. */
import { type Document, type Element, textOf } from "@portal/page-reading/page-document";
import { withoutFragment } from "./addresses.ts";
import { type ImprintCompany, imprintFacts, type ImprintFacts } from "./imprint.ts";
import type { Link } from "./loaded.ts";

export type LegalLinks = {
  imprintLink: string | null;
  privacyLink: string | null;
  /** What an imprint on the page itself says; null if the link leads to another page. */
  imprintHere: ImprintFacts | null;
  /** No link leads there, and a script opens it or adds the link: whether it exists cannot be said. */
  imprintByScript: boolean;
  privacyByScript: boolean;
};

const IMPRINT = /impressum|imprint|anbieterkennzeichnung|legal notice/i;
const PRIVACY = /datenschutz|privacy|dsgvo/i;

const MAX_ELEMENTS = 2000;

/** An imprint may be a part of the page itself, behind a link with a fragment. */
export function legalLinks(
  $: Document,
  { links, url, text, company }: { links: readonly Link[]; url: string; text: string; company: ImprintCompany },
): LegalLinks {
  // "#" alone leads nowhere: a script waits for the click.
  const leading = links.filter((link) => !link.url.endsWith("#"));
  const imprintLink = linkNamed(leading, IMPRINT);
  const privacyLink = linkNamed(leading, PRIVACY);
  const isHere =
    imprintLink !== null && imprintLink.includes("#") && withoutFragment(imprintLink) === withoutFragment(url);
  return {
    imprintLink,
    privacyLink,
    imprintHere: isHere ? imprintFacts(text, company) : null,
    imprintByScript: imprintLink === null && isByScript($, IMPRINT),
    privacyByScript: privacyLink === null && isByScript($, PRIVACY),
  };
}

const linkNamed = (links: readonly Link[], name: RegExp): string | null =>
  (links.find(({ text }) => name.test(text)) ?? links.find(({ url }) => name.test(pathAndFragment(url))))?.url ?? null;

const pathAndFragment = (url: string): string => {
  const { pathname, hash } = new URL(url);
  return pathname + hash;
};

const isByScript = ($: Document, name: RegExp): boolean =>
  $("script").length > 0 && (hasControl($, name) || hasEmptyFooter($));

/** A button, or a link without an address of its own, with this name. */
const hasControl = ($: Document, name: RegExp): boolean =>
  $('button, summary, [role="button"], [role="link"], a:not([href]), a[href$="#"], a[href^="javascript:" i]')
    .toArray()
    .slice(0, MAX_ELEMENTS)
    .some((element) => name.test(textOf(element)));

const FOOTER =
  /^(?:(?:site|page|main|global|app|shared|the)[-_]?)?footer(?:[-_]?(?:placeholder|container|wrapper|root|mount|include|partial|html))?$/i;
const PART = /footer/i;

/** Sites without a generator often let a script load the part that all their pages share. */
const hasEmptyFooter = ($: Document): boolean =>
  $("*")
    .toArray()
    .slice(-MAX_ELEMENTS)
    .some((element) => {
      if (!("attribs" in element) || element.children.some(isContent)) return false;
      const { id = "", class: classes = "", ...attributes } = element.attribs;
      return (
        [element.name, id, ...classes.split(/\s+/)].some((name) => FOOTER.test(name)) ||
        INCLUDES.some((name) => PART.test(attributes[name] ?? ""))
      );
    });

const INCLUDES = ["data-partial", "data-include", "data-component", "include-html", "w3-include-html"];

/** Spaces and comments are none. */
const isContent = (node: Element): boolean =>
  "children" in node || ("data" in node && node.nodeType === TEXT_NODE && node.data.trim() !== "");
const TEXT_NODE = 3;
