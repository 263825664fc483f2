/** The customer websites. What a check must say about each is in `apps/server/src/features/website/check/testing`. */
import type { Site } from "./site.ts";

const DAY_COOKIE = "; Max-Age=63072000; Path=/";

export const SITES: readonly Site[] = [
  // The demo companies' websites
  {
    host: "www.dachdeckerei-lorenz.example",
    dead: ["/referenzen-2019/"],
    cookies: ["PHPSESSID=abc; Path=/; HttpOnly"],
  },
  { host: "sturmschaden.dachdeckerei-lorenz.example" },
  { host: "www.baeckerei-petersen.example", instead: { forwardTo: "https://www.petersen-backstube.example/" } },
  { host: "www.petersen-backstube.example" },
  {
    host: "www.yildiz-sohn.example",
    instead: { status: 500, body: "<h1>Error establishing a database connection</h1>" },
  },
  { host: "www.gartenbau-nagel.example", instead: "hang" },
  { host: "www.rheinbogen-it.example" },
  { host: "www.dr-hollenbach.example", certificate: "expired" },
  { host: "www.haarwerk-bornheim.example" },
  {
    host: "www.ra-wendt.example",
    certificate: "none",
    http: "same",
    http2: false,
    compressed: false,
    cached: false,
    charset: "iso-8859-1",
  },
  { host: "www.elektro-brandl.example" },
  {
    host: "www.waermewerk-pankow.example",
    http2: false,
    compressed: false,
    cached: false,
    bytes: {
      "/images/slider/bad-neu.jpg": 2_100_000,
      "/images/slider/waermepumpe.jpg": 1_400_000,
      "/media/jui/js/jquery.min.js": 88_000,
      "/templates/protostar/css/template.css": 41_000,
    },
  },
  {
    host: "www.blumen-rosenstiel.example",
    cookies: ["session-=1f2e; Path=/; HttpOnly", `_ga=GA1.1.1${DAY_COOKIE}`],
  },
  { host: "www.lindenhof-pflege.example", cookies: ["XSRF-TOKEN=abc; Path=/"] },
  { host: "www.hirschen-bamberg.example" },
  { host: "www.falk-reimers.example", dead: ["/english"] },
  // Further makes
  { host: "www.physio-stadtpark.example" },
  { host: "www.zur-laterne.example", certificate: "other-name" },
  { host: "www.schreinerei-huber.example" },
  {
    host: "www.kuechen-baumann.example",
    instead: { forwardTo: "https://kuechen-baumann.example/start", status: 302 },
    bare: "same",
  },
  { host: "www.fahrschule-kern.example" },
  { host: "www.optik-sander.example", certificate: "no-chain", http: "same", bare: "same" },
  { host: "www.malerbetrieb-jost.example", certificate: "ends-soon", bare: "absent", dead: ["/galerie.html"] },
  { host: "www.tierarzt-rohde.example", http: "same", bare: "same", dead: ["/sitemap.xml", "/notdienst"] },
  {
    host: "www.hotel-seeblick.example",
    delayMs: 1900,
    bytes: { "/img/DSC_0412.JPG": 3_800_000, "/img/DSC_0419.JPG": 4_100_000, "/img/DSC_0433.JPG": 2_900_000 },
  },
  { host: "www.fliesen-wolter.example", dead: ["/datenschutz"] },
  { host: "www.umzuege-brock.example", instead: "loop" },
  {
    host: "www.gartencenter-moll.example",
    dead: ["/startseite-alt", "/robots.txt", "/sitemap.xml", "/sitemap_index.xml", "/wp-sitemap.xml"],
  },
  { host: "www.heizung-krug.example", certificate: "self-signed" },
];

export const siteOf = (host: string): { site: Site; isBare: boolean } | undefined => {
  const site = SITES.find((one) => one.host === host || one.host === `www.${host}`);
  return site === undefined ? undefined : { site, isBare: site.host !== host };
};
