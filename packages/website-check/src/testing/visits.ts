/** Visits of a page without faults, changed in one thing. */
import type { Visit } from "../visit.ts";

export const URL_OF_PAGE = "https://www.lorenz.example/";
const PAGE: NonNullable<Visit["page"]> = {
  imagesWithoutText: [],
  fieldsWithoutLabel: [],
  linksWithoutName: [],
  paleTexts: [],
  language: "de",
  title: "Dachdeckerei Lorenz in Köln",
  description: "Wir decken Dächer in Köln.",
  viewport: "width=device-width, initial-scale=1",
  robotsMeta: "",
  canonical: URL_OF_PAGE,
  languages: [],
  alternates: [],
  headings: [
    { level: 1, text: "Dachdeckerei Lorenz" },
    { level: 2, text: "Leistungen" },
  ],
  isFrameset: false,
  textLength: 900,
  isUnderConstruction: false,
  resources: [],
  heldBack: false,
  insecureFiles: [],
  links: [],
  imprintLink: `${URL_OF_PAGE}impressum`,
  privacyLink: `${URL_OF_PAGE}datenschutz`,
  imprintHere: null,
  imprintByScript: false,
  privacyByScript: false,
  structured: { unreadable: 0, businesses: [] },
};
const ANSWER: NonNullable<Visit["answer"]> = {
  url: URL_OF_PAGE,
  firstByteMs: 200,
  sentBytes: 12_000,
  bodyBytes: 40_000,
  compressed: true,
  robotsHeader: "",
  cookies: [],
};
const TLS: NonNullable<Visit["tls"]> = {
  http2: true,
  problem: null,
  validFrom: "2026-10-01T00:00:00Z",
  validTo: "2026-12-30T00:00:00Z",
  issuer: "Prüfstelle",
  names: ["www.lorenz.example"],
};
export const visit = (given: Partial<Visit> = {}): Visit => ({
  url: URL_OF_PAGE,
  hops: [{ url: URL_OF_PAGE, status: 200 }],
  tls: TLS,
  hasHttps: true,
  variants: [],
  answer: ANSWER,
  page: PAGE,
  imprint: { found: "no" },
  privacy: { found: "yes", url: `${URL_OF_PAGE}datenschutz`, facts: null },
  robots: { allowed: true, brokenSitemaps: [], hasSitemap: true },
  versions: { canonical: "same", oneWay: [] },
  resources: [],
  links: [],
  entry: null,
  now: "2026-11-23T12:00:00Z",
  ...given,
});
export const page = (given: Partial<typeof PAGE>): Partial<Visit> => ({ page: { ...PAGE, ...given } });
export const answer = (given: Partial<typeof ANSWER>): Partial<Visit> => ({ answer: { ...ANSWER, ...given } });
export const tls = (given: Partial<typeof TLS>): Partial<Visit> => ({ tls: { ...TLS, ...given } });
