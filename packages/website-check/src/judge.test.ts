/** Each rule alone: a page without faults, changed in one thing. Pages as a whole are checked in the slice `website`. */
import { describe, expect, test } from "vitest";
import { judge } from "./judge.ts";
import { answer, page, tls, URL_OF_PAGE, visit } from "./testing/visits.ts";
import type { FetchedResource, Visit } from "./visit.ts";

/** What every visit here has: it names no imprint and no data, whose rules are tested with whole pages. */
const ALWAYS = judge(visit()).map(({ code }) => code);
const codes = (given: Partial<Visit>) =>
  judge(visit(given))
    .map(({ code }) => code)
    .filter((code) => !ALWAYS.includes(code));

test("the page without faults lacks only imprint and data", () =>
  expect(ALWAYS).toEqual(["legal.no_imprint", "data.missing"]));

const file = (given: Partial<FetchedResource> = {}): FetchedResource => ({
  url: `${URL_OF_PAGE}stil.css`,
  kind: "style",
  status: 200,
  bytes: 8000,
  compressed: true,
  cacheable: true,
  cookies: [],
  ...given,
});
const hop = { url: URL_OF_PAGE, status: 301 };

describe("connection", () => {
  test.each<[string, Partial<Visit>, string[]]>([
    ["http only", { tls: null, hasHttps: false }, ["tls.missing"]],
    ["http asked, https there", { tls: null }, []],
    ["11 days left", tls({ validTo: "2026-12-04T13:00:00Z" }), []],
    ["10 days left", tls({ validTo: "2026-12-03T13:00:00Z" }), ["tls.ends_soon"]],
    ["expired", tls({ problem: "CERT_HAS_EXPIRED" }), ["tls.expired"]],
    ["another problem, and over", tls({ problem: "X", validTo: "2026-11-22T00:00:00Z" }), ["tls.expired"]],
    ["another name", tls({ problem: "ERR_TLS_CERT_ALTNAME_INVALID" }), ["tls.other_name"]],
    ["self-signed", tls({ problem: "DEPTH_ZERO_SELF_SIGNED_CERT" }), ["tls.self_signed"]],
    ["chain cut", tls({ problem: "UNABLE_TO_VERIFY_LEAF_SIGNATURE" }), ["tls.incomplete_chain"]],
    ["unknown problem", tls({ problem: "CERT_REVOKED" }), ["tls.untrusted"]],
    ["HTTP/1.1", tls({ http2: false }), ["speed.no_http2"]],
    [
      "http stays",
      { variants: [{ address: "http://lorenz.example/", kind: "http", end: "http://lorenz.example/" }] },
      ["address.http_stays"],
    ],
    ["http leads to https", { variants: [{ address: "http://lorenz.example/", kind: "http", end: URL_OF_PAGE }] }, []],
    ["no answer without www", { variants: [{ address: "x", kind: "www", end: null }] }, ["address.www_away"]],
    [
      "two addresses without canonical",
      {
        ...page({ canonical: null }),
        variants: [{ address: "x", kind: "www", end: "https://lorenz.example/" }],
      },
      ["address.two_addresses"],
    ],
    ["two addresses with canonical", { variants: [{ address: "x", kind: "www", end: "https://lorenz.example/" }] }, []],
    ["two redirects", { hops: [hop, hop, hop] }, []],
    ["three redirects", { hops: [hop, hop, hop, hop] }, ["address.many_redirects"]],
  ])("%s: %j", (_case, given, expected) => expect(codes(given)).toEqual(expected));
});

const versions = (given: Partial<Visit["versions"]>): Partial<Visit> => ({
  versions: { canonical: "same", oneWay: [], ...given },
});
const linksTo = (name: (index: number) => string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ url: URL_OF_PAGE + name(index), text: "" }));
const withoutSitemap = (pages: number): Partial<Visit> => ({
  robots: { allowed: true, brokenSitemaps: [], hasSitemap: false },
  ...page({ links: linksTo(String, pages) }),
});

describe("search engines", () => {
  test.each<[string, Partial<Visit>, string[]]>([
    ["noindex", page({ robotsMeta: "noindex, follow" }), ["index.noindex"]],
    ["none in the header", answer({ robotsHeader: "NONE" }), ["index.noindex"]],
    ["a word that contains it", page({ robotsMeta: "unavailable_after: nonexistent" }), []],
    ["robots.txt", { robots: { allowed: false, brokenSitemaps: [], hasSitemap: true } }, ["index.robots_forbid"]],
    [
      "broken sitemap",
      { robots: { allowed: true, brokenSitemaps: ["x"], hasSitemap: true } },
      ["index.sitemap_broken"],
    ],
    ["canonical elsewhere", page({ canonical: "https://agentur.example/" }), ["index.canonical_elsewhere"]],
    ["canonical of another page", versions({ canonical: "other" }), ["index.canonical_elsewhere"]],
    ["canonical that is gone", versions({ canonical: "gone" }), ["index.canonical_broken"]],
    ["a version that names nothing in return", versions({ oneWay: ["x"] }), ["index.hreflang_one_way"]],
    ["14 pages without a sitemap", withoutSitemap(14), []],
    ["15 pages without a sitemap", withoutSitemap(15), ["index.no_sitemap"]],
    ["one page linked often", { ...withoutSitemap(14), ...page({ links: linksTo(() => "kontakt", 20) }) }, []],
    [
      "files and other websites",
      {
        ...withoutSitemap(0),
        ...page({ links: [...linksTo((n) => `${n}.pdf`, 20), { url: "https://fremd.example/", text: "" }] }),
      },
      [],
    ],
    ["canonical without www", page({ canonical: "https://lorenz.example/" }), []],
    ["languages", page({ languages: ["de", "de-AT", "zh-Hant-TW", "x-default"] }), []],
    ["no language", page({ languages: ["deutsch"] }), ["index.hreflang_invalid"]],
    ["a region that does not exist", page({ languages: ["de-XX"] }), ["index.hreflang_invalid"]],
  ])("%s: %j", (_case, given, expected) => expect(codes(given)).toEqual(expected));
});

describe("content", () => {
  test.each<[string, Partial<Visit>, string[]]>([
    ["no title", page({ title: "" }), ["content.no_title"]],
    ["empty title", page({ title: "Startseite" }), ["content.title_says_nothing"]],
    ["title that begins so", page({ title: "Startseite der Dachdeckerei Lorenz" }), []],
    ["75 characters", page({ title: "x".repeat(75) }), []],
    ["76 characters", page({ title: "x".repeat(76) }), ["content.title_long"]],
    ["no description", page({ description: "" }), ["content.no_description"]],
    ["no heading", page({ headings: [{ level: 2, text: "a" }] }), ["content.no_heading"]],
    [
      "two headings",
      page({
        headings: [
          { level: 1, text: "a" },
          { level: 1, text: "b" },
        ],
      }),
      ["content.several_headings"],
    ],
    [
      "a level left out",
      page({
        headings: [
          { level: 1, text: "a" },
          { level: 3, text: "b" },
        ],
      }),
      ["content.heading_skipped"],
    ],
    [
      "an empty one that nobody hears",
      page({
        headings: [
          { level: 1, text: "a" },
          { level: 3, text: "" },
          { level: 2, text: "b" },
          { level: 4, text: "" },
        ],
      }),
      [],
    ],
    [
      "back by two levels",
      page({
        headings: [1, 2, 3, 1]
          .slice(0, 3)
          .map((level) => ({ level, text: "a" }))
          .concat({ level: 2, text: "b" }),
      }),
      [],
    ],
  ])("%s", (_case, given, expected) => expect(codes(given)).toEqual(expected));
});

describe("small screens", () => {
  test.each([
    ["width=device-width, initial-scale=1", []],
    ["initial-scale=1.0", []],
    ["user-scalable=yes, initial-scale=1", []],
    ["width=360", []],
    ["width=1024", ["mobile.no_viewport"]],
    ["initial-scale=0.5", ["mobile.no_viewport"]],
    ["", ["mobile.no_viewport"]],
  ])("viewport %j", (viewport, expected) => expect(codes(page({ viewport }))).toEqual(expected));
});

describe("speed", () => {
  test.each<[string, Partial<Visit>, string[]]>([
    ["1.5 seconds", answer({ firstByteMs: 1500 }), []],
    ["longer", answer({ firstByteMs: 1501 }), ["speed.slow_answer"]],
    ["3 MB", answer({ sentBytes: 3_000_000 }), []],
    ["more", answer({ sentBytes: 3_000_001 }), ["speed.heavy"]],
    ["files count", { resources: [file({ kind: "image", bytes: 3_000_000 })] }, ["speed.heavy"]],
    ["page not compressed", answer({ compressed: false }), ["speed.not_compressed"]],
    ["small page not compressed", answer({ compressed: false, bodyBytes: 5000 }), []],
    ["style not compressed", { resources: [file({ compressed: false })] }, ["speed.not_compressed"]],
    ["image not compressed", { resources: [file({ kind: "image", compressed: false })] }, []],
    [
      "foreign style not compressed",
      { resources: [file({ compressed: false, url: "https://fremd.example/a.css" })] },
      [],
    ],
    [
      "two files without lifetime",
      { resources: ["a", "b"].map((name) => file({ cacheable: false, url: URL_OF_PAGE + name })) },
      [],
    ],
    [
      "three files without lifetime",
      { resources: ["a", "b", "c"].map((name) => file({ cacheable: false, url: URL_OF_PAGE + name })) },
      ["speed.not_cached"],
    ],
    ["broken file", { resources: [file({ status: 404 })] }, ["links.broken_files"]],
    ["refused file", { resources: [file({ status: 403 })] }, []],
    ["broken link", { links: [{ url: "x", text: "", status: 410 }] }, ["links.broken"]],
    ["link that errs", { links: [{ url: "x", text: "", status: 500 }] }, []],
    ["mixed content", page({ insecureFiles: ["http://x"] }), ["security.mixed_content"]],
  ])("%s", (_case, given, expected) => expect(codes(given)).toEqual(expected));
});

test.each<[string, Partial<Visit>, string]>([
  ["under construction", page({ isUnderConstruction: true, title: "", headings: [] }), "page.under_construction"],
  ["frames", page({ isFrameset: true, headings: [], textLength: 0 }), "page.frames"],
  [
    "a page of scripts",
    page({ textLength: 79, headings: [], resources: [{ url: "x", kind: "script" } as never] }),
    "page.needs_script",
  ],
])("of %s only that is said, and what its head lacks", (_case, given, expected) => {
  expect(judge(visit(given)).map(({ code }) => code)).toEqual([expected]);
});

test("the most useful finding is first", () =>
  expect(codes({ ...page({ description: "" }), ...tls({ problem: "CERT_HAS_EXPIRED" }) })).toEqual([
    "tls.expired",
    "content.no_description",
  ]));
