/** Turns the bytes of a page into a document, whatever its charset, and its elements into visible text. */
import { load, type CheerioAPI } from "cheerio/slim";
import { getEncoding } from "encoding-sniffer";

/** The page as it arrives in the thread, where bytes are no `Buffer`. */
export type RawPage = { url: string; contentType: string; body: Uint8Array };

export type Document = CheerioAPI;
export type Element = ReturnType<CheerioAPI>[number];

/** `charset=…` of a content type. */
const declaredCharset = (contentType: string): string | undefined =>
  /charset\s*=\s*"?([\w:.-]+)/i.exec(contentType)?.[1];

/**
 * As the HTML standard says: BOM, header, `meta`, then windows-1252.
 * @throws RangeError for an unknown charset
 */
export function textOfPage({ body, contentType }: Pick<RawPage, "body" | "contentType">): string {
  const transportLayerEncodingLabel = declaredCharset(contentType);
  const isPlainlyUtf8 = transportLayerEncodingLabel === undefined && isUtf8(body);
  const encoding = getEncoding(body, {
    ...(transportLayerEncodingLabel === undefined ? {} : { transportLayerEncodingLabel }),
    defaultEncoding: isPlainlyUtf8 ? "utf-8" : "windows-1252",
  });
  return new TextDecoder(encoding).decode(body);
}

const isUtf8 = (body: Uint8Array): boolean => {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(body);
    return true;
  } catch {
    return false;
  }
};

/** Deeper than any real page. Parsers and selectors take quadratic time for deep nesting. */
const MAX_NESTING = 1000;
const TAG = /<(\/?)([a-z][a-z0-9-]*)/gi;
/** Elements without end tag, or ended by the next one. */
const NOT_NESTED = new Set(
  "area base br col embed hr img input link meta source track wbr p li dt dd tr td th option tbody thead".split(" "),
);

function isNestedTooDeeply(html: string): boolean {
  const open = new Map<string, number>();
  let depth = 0;
  for (const [, isEnd, written = ""] of html.matchAll(TAG)) {
    const name = written.toLowerCase();
    const opened = open.get(name) ?? 0;
    // An end tag without start tag changes nothing.
    if (NOT_NESTED.has(name) || (isEnd !== "" && opened === 0)) continue;
    const step = isEnd === "" ? 1 : -1;
    open.set(name, opened + step);
    depth += step;
    if (depth > MAX_NESTING) return true;
  }
  return false;
}

/**
 * The page's document below one wrapper element: with thousands of top-level elements, selectors take quadratic time.
 * @throws if the bytes are not a page
 */
export function documentOf(page: RawPage): Document {
  const text = textOfPage(page);
  if (isNestedTooDeeply(text)) throw new Error("nested too deeply");
  const $ = load(text);
  const frame = load("<main></main>")("main").get(0);
  const root = $.root().get(0);
  if (frame === undefined || root === undefined) throw new Error("no document");
  frame.children = root.children;
  for (const child of frame.children) child.parent = frame;
  root.children = [frame];
  frame.parent = root;
  return $;
}

const BLOCKS = new Set(
  "address article br dd div dl dt footer h1 h2 h3 h4 h5 h6 header hr li main nav ol p section table td th tr ul".split(
    " ",
  ),
);
const UNSEEN = new Set(["script", "style", "noscript", "template"]);
/** Soft hyphens and zero-width marks: in the page, but not in the text. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;
const MAX_DEPTH = 200;
const TEXT_NODE = 3;

/** Text below an element in one line; a new block starts a new word. */
export function textOf(element: Element | undefined, depth = 0): string {
  return rawText(element, depth).replace(INVISIBLE, "").replace(/\s+/g, " ").trim();
}

function rawText(node: Element | undefined, depth: number): string {
  if (node === undefined || depth > MAX_DEPTH) return "";
  if (node.nodeType === TEXT_NODE) return "data" in node ? node.data : "";
  if (!("children" in node)) return "";
  const name = "name" in node ? node.name : "";
  if (UNSEEN.has(name)) return "";
  const inner = node.children.map((child) => rawText(child, depth + 1)).join("");
  return BLOCKS.has(name) ? ` ${inner} ` : inner;
}
