/** What belongs to a page and is fetched beside it: other spellings of its address, legal pages, files, links. */
import type { PageFacts } from "@portal/website-check/page/page-facts";
import { withoutFragment } from "@portal/website-check/page/addresses";
import { isSameOwner, otherWww } from "@portal/website-check/site";
import type { FetchedLink, FetchedResource, LegalPage, Variant } from "@portal/website-check/visit";
import type { ImprintCompany, ImprintFacts } from "@portal/website-check/page/imprint";
import type { Page } from "../../../../platform/outgoing/outgoing-get.ts";
import { orNull, reasonOf, VISITOR, type VisitTools } from "./tools.ts";

export type Tools = Pick<VisitTools, "get" | "read"> & { signal: AbortSignal };

const REQUEST_MS = 8000;
const MAX_FILES = 40;
const MAX_STYLES = 5;
const MAX_OWN_LINKS = 40;
const MAX_FOREIGN_LINKS = 12;
const STYLE_BYTES = 500_000;
const HOUR_SECONDS = 3600;
export const GONE = new Set([404, 410]);

export const within = (signal: AbortSignal) => ({ headers: VISITOR, timeoutMs: REQUEST_MS, signal });

/** Names of cookies that an answer sets. */
export const cookiesOf = (headers: Headers): string[] =>
  headers.getSetCookie().map((cookie) => (cookie.split("=")[0] ?? "").trim().slice(0, 60));

/** Where http instead of https, and the address with or without "www.", lead. */
export async function variantsOf({ get, signal }: Tools, pageUrl: string): Promise<Variant[]> {
  const url = new URL("/", pageUrl);
  const spelled = (change: (to: URL) => void): string => {
    const other = new URL(url);
    change(other);
    return other.href;
  };
  const www = otherWww(url.hostname);
  const wanted: Pick<Variant, "address" | "kind">[] = [
    ...(url.protocol === "https:"
      ? [{ kind: "http" as const, address: spelled((to) => (to.protocol = "http:")) }]
      : []),
    ...(www === undefined ? [] : [{ kind: "www" as const, address: spelled((to) => (to.hostname = www)) }]),
  ];
  const ends = await Promise.all(wanted.map(({ address }) => endOf(get, address, signal)));
  return wanted.flatMap((variant, index) => {
    const end = ends[index];
    return end === undefined ? [] : [{ ...variant, end }];
  });
}

/** Null: certainly nobody there. Undefined: nothing certain. */
async function endOf(get: Tools["get"], address: string, signal: AbortSignal): Promise<string | null | undefined> {
  try {
    return (await get(address, { ...within(signal), wantsBody: false })).url;
  } catch (error) {
    const { reason, away } = reasonOf(error);
    return reason === "away" &&
      !signal.aborted &&
      (away === "unknown_name" || address.startsWith("http:") || away === undefined)
      ? null
      : undefined;
  }
}

type LegalLink = { link: string | null; pageUrl: string };

/** An imprint on the page itself is read with it. */
export async function imprintOf(
  { get, read, signal }: Tools,
  { imprintHere, link, pageUrl, company }: LegalLink & { imprintHere: ImprintFacts | null; company: ImprintCompany },
): Promise<LegalPage<ImprintFacts>> {
  if (link === null) return { found: "no" };
  if (imprintHere !== null) return { found: "yes", url: link, facts: imprintHere };
  const page = await legalPage({ get, signal }, { link, pageUrl });
  if (page === "broken") return { found: "broken", url: link };
  // What could not be read is not judged.
  const facts = page === null ? null : await orNull(read("imprint", rawOf(page), company));
  return { found: "yes", url: link, facts: facts ?? { missing: [] } };
}

export async function privacyOf({ get, signal }: Tools, { link, pageUrl }: LegalLink): Promise<LegalPage<null>> {
  if (link === null) return { found: "no" };
  const isBroken = (await legalPage({ get, signal }, { link, pageUrl })) === "broken";
  return isBroken ? { found: "broken", url: link } : { found: "yes", url: link, facts: null };
}

/** Null: nothing certain, such as a PDF or a busy server. */
async function legalPage({ get, signal }: Pick<Tools, "get" | "signal">, { link }: { link: string; pageUrl: string }) {
  const page = await orNull(
    get(withoutFragment(link), { ...within(signal), types: ["text/html", "application/xhtml+xml"] }),
  );
  if (page === null) return null;
  if (GONE.has(page.status)) return "broken";
  return page.status === 200 ? page : null;
}

export const rawOf = ({ url, headers, body }: Page) => ({
  url,
  contentType: headers.get("content-type") ?? "",
  body: new Uint8Array(body),
});

/** The page's own files, without their bytes. Files of others are not asked for. */
export const filesOf = (
  { get, signal }: Tools,
  { resources }: PageFacts,
  pageUrl: string,
): Promise<FetchedResource[]> =>
  Promise.all(
    resources
      .filter(({ url, kind }) => kind !== "frame" && isSameOwner(url, pageUrl))
      .slice(0, MAX_FILES)
      .map(async ({ url, kind }): Promise<FetchedResource> => {
        const answer = await headOf(get, url, signal);
        const unknown = { url, kind, bytes: null, compressed: true, cacheable: true, cookies: [] };
        if (typeof answer === "number" || answer === null) return { ...unknown, status: answer };
        const { headers, status } = answer;
        const length = Number(headers.get("content-length") ?? Number.NaN);
        return {
          url,
          kind,
          status,
          bytes: Number.isSafeInteger(length) ? length : null,
          compressed: headers.has("content-encoding"),
          cacheable: isKept(headers),
          cookies: cookiesOf(headers),
        };
      }),
  );

/** The answer, 0 for a name that does not exist, null where nothing is certain. */
async function headOf(get: Tools["get"], url: string, signal: AbortSignal): Promise<Page | 0 | null> {
  try {
    return await get(url, { ...within(signal), wantsBody: false });
  } catch (error) {
    return reasonOf(error).away === "unknown_name" ? 0 : null;
  }
}

function isKept(headers: Headers): boolean {
  const control = headers.get("cache-control") ?? "";
  if (/no-store|no-cache/i.test(control)) return false;
  const seconds = Number(/max-age\s*=\s*"?(\d+)/i.exec(control)?.[1] ?? Number.NaN);
  if (!Number.isNaN(seconds)) return seconds >= HOUR_SECONDS;
  return Date.parse(headers.get("expires") ?? "") > Date.now() + HOUR_SECONDS * 1000;
}

/** Addresses of fonts that the page's style sheets load from others. */
export async function fontsOf(
  { get, read, signal }: Tools,
  { resources }: PageFacts,
  pageUrl: string,
): Promise<string[]> {
  const styles = resources
    .filter(({ kind, url }) => kind === "style" && isSameOwner(url, pageUrl))
    .slice(0, MAX_STYLES);
  const found = await Promise.all(
    styles.map(async ({ url }) => {
      const page = await orNull(get(url, { ...within(signal), maxBytes: STYLE_BYTES }));
      return page?.status === 200 ? ((await orNull(read("style", page.body.toString("utf8"), url))) ?? []) : [];
    }),
  );
  return found.flat();
}

/** Addresses that do something when they are opened. */
const ACTS = /add-to-cart|add_to_cart|warenkorb.*add|logout|log-out|abmelden|delete|remove|unsubscribe|action=/i;

/** Which links lead nowhere. Of other websites only what a server says for certain counts. */
export async function linksOf({ get, signal }: Tools, page: PageFacts, pageUrl: string): Promise<FetchedLink[]> {
  const known = new Set([page.imprintLink, page.privacyLink, pageUrl].map((url) => url && withoutFragment(url)));
  const unique = new Map(page.links.map((link) => [withoutFragment(link.url), link.text] as const));
  const asked = [...unique].filter(([url]) => !known.has(url) && !ACTS.test(url));
  const own = asked.filter(([url]) => isSameOwner(url, pageUrl)).slice(0, MAX_OWN_LINKS);
  const foreign = asked.filter(([url]) => !isSameOwner(url, pageUrl)).slice(0, MAX_FOREIGN_LINKS);
  const answers = await Promise.all(
    [...own, ...foreign].map(async ([url, text]) => {
      const answer = await headOf(get, url, signal);
      if (answer === 0) return [{ url, text, status: 0 }];
      return answer !== null && GONE.has(answer.status) ? [{ url, text, status: answer.status }] : [];
    }),
  );
  return answers.flat();
}
