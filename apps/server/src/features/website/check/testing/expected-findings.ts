/**
 * What a check must say about each customer website of the sandbox: nothing less, and nothing more, because a false
 * alarm is a mistake as well. Decided by reading the pages as a person would, before the check read them.
 */
import type { ListingExpectation } from "@portal/contract/entry-service/listing";
import type { FindingCode } from "@portal/website-check/finding";
import type { ImprintCompany } from "@portal/website-check/page/imprint";
import type { CheckFailure } from "../visit/outcome.ts";

type Expected = FindingCode[] | { redirect: string } | { error: CheckFailure["reason"] };
type Row = [
  make: string,
  url: string,
  expected: Expected,
  entry?: ListingExpectation,
  company?: Partial<ImprintCompany>,
];

/** A company whose entry says nothing. */
export const UNKNOWN_COMPANY: ImprintCompany = { names: [], people: [], legalForm: "", vatId: "", trades: [] };

const day = (...spans: [string, string][]) => ({
  spans: spans.map(([from, to]) => ({ from, to })),
  byAppointment: false,
});

const LORENZ: ListingExpectation = {
  name: "Dachdeckerei Lorenz GmbH",
  street: "Vogelsanger Straße",
  houseNumber: "214",
  postalCode: "50825",
  city: "Köln",
  phone: "0221 4710214",
  openingHours: [
    ...Array.from({ length: 4 }, () => day(["07:00", "12:00"], ["12:45", "16:30"])),
    day(["07:00", "13:00"]),
    day(),
    day(),
  ],
};
const RHEINBOGEN: ListingExpectation = {
  name: "Rheinbogen IT-Systemhaus GmbH",
  street: "Aachener Straße",
  houseNumber: "340",
  postalCode: "50933",
  city: "Köln",
  phone: "0221 4710340",
};

export const EXPECTED: Row[] = [
  [
    "WordPress with a page builder, old hours in its data",
    "https://www.dachdeckerei-lorenz.example",
    ["access.images_without_text", "data.different", "links.broken"],
    LORENZ,
    { vatId: "DE123456789", people: ["Sabine Lorenz"], legalForm: "limited_company", trades: ["Dachdecker"] },
  ],
  [
    "a landing page whose imprint is on the main website",
    "https://sturmschaden.dachdeckerei-lorenz.example",
    ["data.missing"],
    LORENZ,
    { vatId: "DE123456789", people: ["Sabine Lorenz"], legalForm: "limited_company", trades: ["Dachdecker"] },
  ],
  [
    "forwards to another firm's address",
    "https://www.baeckerei-petersen.example",
    { redirect: "https://www.petersen-backstube.example/" },
  ],
  ["a database that is down", "https://www.yildiz-sohn.example", { error: "status" }],
  ["a server that never answers", "https://www.gartenbau-nagel.example", { error: "timeout" }],
  ["a static generator, well made", "https://www.rheinbogen-it.example", [], RHEINBOGEN, { vatId: "DE222333444" }],
  ["the same, asked over http and without www", "http://rheinbogen-it.example/", [], RHEINBOGEN],
  ["TYPO3 with an expired certificate", "https://www.dr-hollenbach.example", ["tls.expired"]],
  [
    "a one-pager with map, fonts and Instagram",
    "https://www.haarwerk-bornheim.example",
    ["access.zoom_locked", "data.missing", "privacy.third_parties"],
  ],
  [
    "HTML 4 tables in ISO-8859-1, without https",
    "https://www.ra-wendt.example",
    [
      "access.images_without_text",
      "access.no_language",
      "content.no_description",
      "content.no_heading",
      "content.title_says_nothing",
      "data.missing",
      // The lawyer's imprint does not name the rules of the profession.
      "legal.imprint_incomplete",
      "mobile.no_viewport",
      "tls.missing",
    ],
    undefined,
    { people: ["Katharina Wendt"], legalForm: "freelancer", trades: ["Rechtsanwaltskanzlei"] },
  ],
  ["a landing page with noindex left over", "https://www.elektro-brandl.example", ["data.missing", "index.noindex"]],
  [
    "Joomla with mixed content on an old server",
    "https://www.waermewerk-pankow.example",
    [
      "data.missing",
      "security.mixed_content",
      "speed.heavy",
      "speed.no_http2",
      "speed.not_cached",
      "speed.not_compressed",
    ],
  ],
  [
    "a shop that measures before consent",
    "https://www.blumen-rosenstiel.example",
    ["privacy.cookies", "privacy.third_parties"],
  ],
  [
    "a consent tool and a film behind a click",
    "https://www.lindenhof-pflege.example",
    ["data.missing"],
    undefined,
    { people: ["Ines Harms"], legalForm: "limited_company", trades: ["Pflegedienst"] },
  ],
  ["a frameset", "https://www.hirschen-bamberg.example", ["access.no_language", "mobile.no_viewport", "page.frames"]],
  [
    "an imprint with gaps, a canonical address of the agency",
    "https://www.falk-reimers.example",
    [
      "data.missing",
      "index.canonical_elsewhere",
      "index.hreflang_invalid",
      "index.hreflang_one_way",
      "legal.imprint_incomplete",
    ],
  ],
  [
    "neither imprint nor privacy page",
    "https://www.physio-stadtpark.example",
    ["data.missing", "legal.no_imprint", "legal.no_privacy"],
  ],
  ["a certificate of the hosting company", "https://www.zur-laterne.example", ["tls.other_name"]],
  ["a page under construction", "https://www.schreinerei-huber.example", ["page.under_construction"]],
  ["www that forwards to the bare name", "http://www.kuechen-baumann.example", ["data.missing"]],
  ["an application that is empty without its script", "https://www.fahrschule-kern.example", ["page.needs_script"]],
  ["a chain without its middle", "https://www.optik-sander.example", ["tls.incomplete_chain"]],
  [
    "made by hand, with every habit of it",
    "https://www.malerbetrieb-jost.example",
    [
      "access.fields_without_label",
      "access.images_without_text",
      "access.no_language",
      "access.pale_text",
      "address.www_away",
      "content.heading_skipped",
      "content.no_description",
      "content.several_headings",
      "content.title_long",
      "data.missing",
      "links.broken",
      "tls.ends_soon",
    ],
  ],
  [
    "a robots.txt of the building time, four addresses side by side",
    "https://www.tierarzt-rohde.example",
    [
      "address.http_stays",
      "address.two_addresses",
      "data.missing",
      "index.robots_forbid",
      "index.sitemap_broken",
      "links.broken",
    ],
    undefined,
    { people: ["Dr. Hauke Rohde"], trades: ["Tierarztpraxis"] },
  ],
  [
    "a slow server with pictures from the camera",
    "https://www.hotel-seeblick.example",
    ["data.missing", "speed.heavy", "speed.slow_answer"],
    undefined,
    { names: ["Seeblick"], people: ["Jens Pagel"], legalForm: "limited_partnership_with_company", trades: ["Hotel"] },
  ],
  [
    "structured data with a missing comma",
    "https://www.fliesen-wolter.example",
    ["data.unreadable", "legal.privacy_broken"],
  ],
  ["redirects in a circle", "https://www.umzuege-brock.example", { error: "redirects" }],
  [
    "two branches, data in German words, an original that is gone, many pages without a sitemap",
    "https://www.gartencenter-moll.example",
    [
      "data.invalid",
      "index.canonical_broken",
      "index.hreflang_one_way",
      "index.no_sitemap",
      "legal.imprint_incomplete",
    ],
    {
      name: "Gartencenter Moll",
      street: "Emmericher Straße",
      houseNumber: "31",
      postalCode: "46485",
      city: "Wesel",
      phone: "0281 33440",
    },
    { people: ["Klaas Moll"], legalForm: "limited_company", trades: ["Gartencenter"] },
  ],
  ["a certificate of its own", "https://www.heizung-krug.example", ["tls.self_signed"]],
  ["a name that nobody has", "https://www.niemand.example", { error: "away" }],
];
