/** Visits one website and judges it. All of it takes 45 seconds at most, whatever the website does. */
import type { ListingExpectation } from "@portal/contract/entry-service/listing";
import type { WebsiteFigures } from "@portal/contract/website/check/model";
import type { Finding } from "@portal/website-check/finding";
import type { ImprintCompany } from "@portal/website-check/page/imprint";
import type { PageFacts } from "@portal/website-check/page/page-facts";
import { isSameOwner } from "@portal/website-check/site";
import type { PageAnswer, TlsFacts, Visit } from "@portal/website-check/visit";
import pLimit from "p-limit";
import type { Page } from "../../../../platform/outgoing/outgoing-get.ts";
import { cookiesOf, filesOf, fontsOf, imprintOf, linksOf, privacyOf, rawOf, variantsOf } from "./around.ts";
import { robotsOf, versionsOf } from "./indexing.ts";
import { type Opened, openPage } from "./open-page.ts";
import { CheckFailed, type CheckOutcome } from "./outcome.ts";
import { orNull, type SharedTools, VISITOR, type VisitTools } from "./tools.ts";

export type VisitOrder = {
  url: string;
  /** Hosts of the company's websites, where the address may lead. */
  isOwn(url: string): boolean;
  entry: ListingExpectation | null;
  /** What the imprint is held against. */
  company: ImprintCompany;
  now: Date;
};

const LONGEST_MS = 45_000;
/** One website is never asked for more than this at once. */
const AT_ONCE = 4;
const SLOW_MS = 1000;
/** One thread reads for all checks. An ordinary website takes a tenth of a second of it. */
const READING_MS = 8000;

/** `read` takes a part of the thread's time; what it leaves of a website is judged nevertheless. */
type Tools = VisitTools & { judge(visit: Visit): Promise<Finding[]> };

/** Never throws: what goes wrong is the outcome. */
export async function visitWebsite(tools: SharedTools, order: VisitOrder, outer: AbortSignal): Promise<CheckOutcome> {
  const signal = AbortSignal.any([outer, AbortSignal.timeout(LONGEST_MS)]);
  const limit = pLimit(AT_ONCE);
  const gentle: Tools = {
    ...tools,
    read: tools.read.within(READING_MS),
    judge: (known) => tools.read("judge", known),
    get: (address, options) => limit(() => tools.get(address, options)),
  };
  try {
    return await visit(gentle, order, signal);
  } catch (error) {
    return { state: "error", failure: error instanceof CheckFailed ? error.failure : { reason: "unreadable" } };
  }
}

async function visit(tools: Tools, order: VisitOrder, signal: AbortSignal): Promise<CheckOutcome> {
  const isOwn = (url: string): boolean => isSameOwner(url, order.url) || order.isOwn(url);
  const opened = await openPage(tools, order.url, isOwn, signal);
  if (opened.kind === "elsewhere") return { state: "redirect", url: opened.url };
  if (opened.kind === "page") return judged(tools, order, { ...opened, hasHttps: undefined }, signal);
  const tls = await orNull(tools.tls(opened.url, signal));
  if (tls?.problem != null) return badCertificate(tools, order, opened, tls);
  // Nothing answers over https, or something that is no website: the plain address decides.
  const plain = await openPage(tools, opened.url.replace(/^https:/, "http:"), isOwn, signal);
  if (plain.kind === "elsewhere") return { state: "redirect", url: plain.url };
  if (plain.kind === "no_tls") throw new CheckFailed({ reason: "away" });
  return judged(tools, order, { ...plain, hasHttps: false }, signal);
}

type WithPage = Extract<Opened, { kind: "page" }>;

const NOTHING: Omit<Visit, "url" | "hops" | "tls" | "hasHttps" | "entry" | "now"> = {
  variants: [],
  answer: null,
  page: null,
  imprint: { found: "no" },
  privacy: { found: "no" },
  robots: { allowed: true, brokenSitemaps: [], hasSitemap: true },
  versions: { canonical: "same", oneWay: [] },
  resources: [],
  links: [],
};

/** Browsers warn before they show anything, so the certificate is all there is to say. */
async function badCertificate(
  { judge }: Tools,
  { entry, now }: VisitOrder,
  { url, hops }: Extract<Opened, { kind: "no_tls" }>,
  tls: TlsFacts,
): Promise<CheckOutcome> {
  const known = { url, hops, tls, hasHttps: true, entry, now: now.toISOString() };
  const findings = await judge({ ...NOTHING, ...known });
  return { state: "success", url, findings, figures: figuresOf({ ...NOTHING, ...known }) };
}

async function judged(
  tools: Tools,
  order: VisitOrder,
  opened: WithPage & { hasHttps: boolean | undefined },
  signal: AbortSignal,
): Promise<CheckOutcome> {
  const { entry, company, now } = order;
  const { page: answer, hops } = opened;
  const { url } = answer;
  const read = await tools.read("page", rawOf(answer), company).catch(() => {
    throw new CheckFailed({ reason: "unreadable" });
  });
  const around = { get: tools.get, read: tools.read, signal };
  const legal = { pageUrl: url, company, imprintHere: read.imprintHere };
  const [tls, variants, robots, versions, imprint, privacy, resources, fonts, links, firstByteMs] = await Promise.all([
    orNull(tools.tls(url.replace(/^http:/, "https:"), signal)),
    variantsOf(around, url),
    robotsOf(around, url),
    versionsOf(around, read, url),
    imprintOf(around, { ...legal, link: read.imprintLink }),
    privacyOf(around, { ...legal, link: read.privacyLink }),
    filesOf(around, read, url),
    fontsOf(around, read, url),
    linksOf(around, read, url),
    secondTry(tools, answer, signal),
  ]);
  const page: PageFacts = {
    ...read,
    resources: [...read.resources, ...fonts.map((font) => ({ url: font, kind: "font" as const }))],
  };
  const known: Visit = {
    url: order.url,
    hops,
    tls: url.startsWith("https:") ? tls : null,
    hasHttps: opened.hasHttps ?? tls !== null,
    variants,
    answer: answerOf(answer, firstByteMs),
    page,
    imprint,
    privacy,
    robots,
    versions,
    resources,
    links,
    entry,
    now: now.toISOString(),
  };
  return { state: "success", url, findings: await tools.judge(known), figures: figuresOf(known) };
}

/** A single slow answer proves little, so the shorter of two counts. */
async function secondTry({ get }: VisitTools, { url, firstByteMs }: Page, signal: AbortSignal): Promise<number> {
  if (firstByteMs < SLOW_MS) return firstByteMs;
  const again = await orNull(get(url, { headers: VISITOR, signal, wantsBody: false }));
  return Math.min(firstByteMs, again?.firstByteMs ?? firstByteMs);
}

const answerOf = ({ url, headers, body, sentBytes }: Page, firstByteMs: number): PageAnswer => ({
  url,
  firstByteMs,
  sentBytes,
  bodyBytes: body.length,
  compressed: headers.has("content-encoding"),
  robotsHeader: (headers.get("x-robots-tag") ?? "").slice(0, 300),
  cookies: cookiesOf(headers),
});

function figuresOf({ answer, resources, tls }: Visit): WebsiteFigures {
  return {
    firstByteMs: answer === null ? null : Math.round(answer.firstByteMs),
    bytes: answer === null ? null : resources.reduce((sum, { bytes }) => sum + (bytes ?? 0), answer.sentBytes),
    files: resources.length,
    certificateUntil: tls === null || tls.validTo === "" ? null : tls.validTo.slice(0, 10),
    http2: tls?.http2 ?? null,
  };
}
