/**
 * `npm run bench -- --only website-check`: how many websites one core reads and judges in a minute, and how that
 * compares with decoding their bytes to text alone. Functions alone: a website's own answers take seconds and cost us nothing.
 */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { ImprintCompany } from "@portal/website-check/page/imprint";
import { WEBSITE_READERS } from "@portal/website-check/readers";
import type { Visit } from "@portal/website-check/visit";
import { median, medianRatio } from "../measure.ts";
import { printTable } from "../table.ts";

const WEBSITES = path.resolve(import.meta.dirname, "../../apps/sandbox/websites");
/** A page's markup as large as of a real start page: the sandbox's are short. */
const REAL_BYTES = 120_000;
/** One core must judge this many websites a minute: every company of 50,000 once a night. */
const GOAL_PER_MINUTE = 200;

type Website = { url: string; home: Uint8Array; imprint: Uint8Array };

function readWebsites(): Website[] {
  return readdirSync(WEBSITES).map((host) => {
    const home = readFileSync(path.join(WEBSITES, host, "index.html"));
    const text = "<p>Wir beraten Sie gern und kommen zu Ihnen nach Hause.</p>\n".repeat(
      Math.max(0, Math.floor((REAL_BYTES - home.length) / 60)),
    );
    const grown = home.toString("utf8").replace(/<\/body>/i, `${text}</body>`);
    return { url: `https://${host}/`, home: Buffer.from(grown), imprint: home };
  });
}

const COMPANY: ImprintCompany = {
  names: ["Dachdeckerei Lorenz GmbH"],
  people: ["Sabine Lorenz"],
  legalForm: "limited_company",
  vatId: "DE123456789",
  trades: ["Dachdecker"],
};

const raw = (url: string, body: Uint8Array) => ({ url, contentType: "text/html; charset=utf-8", body });

function check({ url, home, imprint }: Website): number {
  const page = WEBSITE_READERS.page(raw(url, home), COMPANY);
  const visit: Visit = {
    url,
    hops: [{ url, status: 200 }],
    tls: null,
    hasHttps: true,
    variants: [],
    answer: {
      url,
      firstByteMs: 200,
      sentBytes: 20_000,
      bodyBytes: home.length,
      compressed: true,
      robotsHeader: "",
      cookies: [],
    },
    page,
    imprint: { found: "yes", url, facts: WEBSITE_READERS.imprint(raw(url, imprint), COMPANY) },
    privacy: { found: "yes", url, facts: null },
    robots: {
      allowed: WEBSITE_READERS.robots(`${url}robots.txt`, "User-agent: *\nDisallow: /x", url).allowed,
      brokenSitemaps: [],
      hasSitemap: true,
    },
    versions: { canonical: "same", oneWay: [] },
    resources: page.resources.map(({ url: file, kind }) => ({
      url: file,
      kind,
      status: 200,
      bytes: 20_000,
      compressed: true,
      cacheable: true,
      cookies: [],
    })),
    links: [],
    entry: null,
    now: "2026-11-23T08:00:00.000Z",
  };
  return WEBSITE_READERS.judge(visit).length;
}

const decoder = new TextDecoder();

/** Calls per minute of one round. */
function perMinute(websites: readonly Website[], work: (website: Website) => unknown, ms: number): number {
  const start = performance.now();
  let done = 0;
  do {
    for (const website of websites) work(website);
    done += websites.length;
  } while (performance.now() - start < ms);
  return (60_000 * done) / (performance.now() - start);
}

export function measureWebsiteCheck(quick: boolean): void {
  const websites = readWebsites();
  const ms = quick ? 1000 : 5000;
  const rounds = Array.from({ length: quick ? 3 : 5 }, () => ({
    decoded: perMinute(websites, ({ home }) => decoder.decode(home), ms / 5),
    checked: perMinute(websites, check, ms),
  }));
  const checked = median(rounds.map((round) => round.checked));
  printTable(
    ["what", "a minute and core", "goal", "of decoding alone"],
    [
      [
        `${websites.length} websites of ${REAL_BYTES / 1000} kB read and judged`,
        Math.round(checked).toLocaleString("en"),
        `>= ${GOAL_PER_MINUTE}`,
        `1/${medianRatio(
          rounds.map((round) => round.decoded),
          rounds.map((round) => round.checked),
        ).toFixed(0)}`,
      ],
    ],
  );
}
