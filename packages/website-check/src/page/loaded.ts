/** What a browser loads at once when it opens the page, before anybody could consent to anything. */
import { type Document, type Element, textOf } from "@portal/page-reading/page-document";
import { isConsentTool } from "../services.ts";
import type { Resource, ResourceKind } from "../resource.ts";
import type { Resolve } from "./addresses.ts";

const MAX_RESOURCES = 200;
/** Types that make a browser run a script; with any other one it waits for a consent tool. */
const RUNNING = /^(?:|module|text\/javascript|application\/javascript|text\/ecmascript)$/i;
/** Services that a script of the page itself loads: their address stands in it as a text. */
const IN_SCRIPT =
  /https?:\/\/(?:www\.googletagmanager\.com\/(?:gtm|gtag\/js)\S{0,80}|connect\.facebook\.net\/\S{0,80}|static\.hotjar\.com\/\S{0,80}|www\.clarity\.ms\/\S{0,80}|snap\.licdn\.com\/\S{0,80}|analytics\.tiktok\.com\/\S{0,80})/g;

/** True if a consent tool on the page holds scripts back by itself, so that mark-up tells nothing about them. */
const holdsScriptsBack = ($: Document): boolean =>
  $("script[src]")
    .toArray()
    .some((script) => {
      const src = $(script).attr("src") ?? "";
      const isTool = isConsentTool(src.startsWith("//") ? `https:${src}` : src);
      return (
        (isTool && /auto|privacy-proxy|block/i.test(`${src} ${$(script).attr("data-blockingmode") ?? ""}`)) ||
        /borlabs-cookie|real-cookie-banner|complianz/i.test(src)
      );
    });

/** The files that the page loads, each once. */
export function loadedResources($: Document, resolve: Resolve): { resources: Resource[]; heldBack: boolean } {
  const found = new Map<string, Resource>();
  const add = (kind: ResourceKind, href: string | undefined): void => {
    const url = resolve(href);
    if (url !== undefined && !found.has(url) && found.size < MAX_RESOURCES) found.set(url, { url, kind });
  };
  const each = (
    selector: string,
    visit: (element: Element, attribute: (name: string) => string | undefined) => void,
  ) => {
    for (const element of $(selector).toArray()) {
      if ($(element).closest("noscript, template").length === 0) visit(element, (name) => $(element).attr(name));
    }
  };

  each("script", (element, attribute) => {
    if (!RUNNING.test((attribute("type") ?? "").trim())) return;
    add("script", attribute("src"));
    const own = attribute("src") === undefined ? $(element).text().slice(0, 50_000) : "";
    for (const [address] of own.matchAll(IN_SCRIPT)) add("script", address.replace(/['"`+].*$/, ""));
  });
  each('link[rel~="stylesheet" i], link[rel~="icon" i]', (_element, attribute) =>
    add(/icon/i.test(attribute("rel") ?? "") ? "image" : "style", attribute("href")),
  );
  each('link[rel~="preload" i][as="font"]', (_element, attribute) => add("font", attribute("href")));
  each("img", (_element, attribute) => add("image", attribute("src")));
  each("iframe, frame", (_element, attribute) => add("frame", attribute("src")));
  return { resources: [...found.values()], heldBack: holdsScriptsBack($) };
}

/** Files over plain http on a page over https, which browsers block or warn about. */
export function insecureFiles($: Document, resolve: Resolve): string[] {
  const files: string[] = [];
  for (const [selector, attribute] of [
    ["script[src]", "src"],
    ['link[rel~="stylesheet" i][href]', "href"],
    ["img[src]", "src"],
    ["iframe[src]", "src"],
    ["video[src], audio[src], source[src]", "src"],
    ["form[action]", "action"],
  ] as const) {
    for (const element of $(selector).toArray().slice(0, MAX_RESOURCES)) {
      const url = resolve($(element).attr(attribute));
      if (url?.startsWith("http:")) files.push(url);
    }
  }
  return [...new Set(files)];
}

export type Link = { url: string; text: string };

const MAX_LINKS = 300;
const MAX_LINK_TEXT = 120;

/** Links that people can follow, in the page's order; one page may be linked under several texts. */
export const linksOf = ($: Document, resolve: Resolve): Link[] =>
  $("a[href], area[href]")
    .toArray()
    .slice(0, MAX_LINKS)
    .flatMap((element) => {
      const url = resolve($(element).attr("href"));
      const name =
        textOf(element) ||
        ($(element).attr("aria-label") ?? $(element).attr("title") ?? $(element).find("img").attr("alt") ?? "");
      return url === undefined ? [] : [{ url, text: name.trim().slice(0, MAX_LINK_TEXT) }];
    });
