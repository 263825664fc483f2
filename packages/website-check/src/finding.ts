/** A finding: a stable code with the places and values that its German text names. */
export const FINDING_CODES = [
  "page.under_construction",
  "page.frames",
  "page.needs_script",
  "tls.expired",
  "tls.other_name",
  "tls.self_signed",
  "tls.incomplete_chain",
  "tls.untrusted",
  "tls.ends_soon",
  "tls.missing",
  "address.http_stays",
  "address.www_away",
  "address.two_addresses",
  "address.many_redirects",
  "index.noindex",
  "index.robots_forbid",
  "index.canonical_elsewhere",
  "index.canonical_broken",
  "index.sitemap_broken",
  "index.no_sitemap",
  "index.hreflang_invalid",
  "index.hreflang_one_way",
  "legal.no_imprint",
  "legal.imprint_broken",
  "legal.imprint_incomplete",
  "legal.no_privacy",
  "legal.privacy_broken",
  "privacy.third_parties",
  "privacy.cookies",
  "content.no_title",
  "content.title_says_nothing",
  "content.title_long",
  "content.no_description",
  "content.no_heading",
  "content.several_headings",
  "content.heading_skipped",
  "access.images_without_text",
  "access.fields_without_label",
  "access.links_without_name",
  "access.pale_text",
  "access.zoom_locked",
  "access.no_language",
  "mobile.no_viewport",
  "data.different",
  "data.unreadable",
  "data.invalid",
  "data.incomplete",
  "data.missing",
  "security.mixed_content",
  "links.broken",
  "links.broken_files",
  "speed.slow_answer",
  "speed.heavy",
  "speed.not_compressed",
  "speed.not_cached",
  "speed.no_http2",
] as const;
export type FindingCode = (typeof FINDING_CODES)[number];

export type Finding = {
  code: FindingCode;
  /** What it is about: addresses or texts of the page, at most ten. */
  places: string[];
  /** How many places there are in all. */
  count: number;
  /** A figure that the text names, such as days or megabytes; "" if it names none. */
  value: string;
};

/** As rows have it: a newer release, of a rolling update or before a rollback, may have stored a code of its own. */
export type StoredFinding = Omit<Finding, "code"> & { code: string };

const KNOWN: ReadonlySet<string> = new Set(FINDING_CODES);
/** Without those for which this release has no words. */
export const knownFindings = (stored: readonly StoredFinding[]): Finding[] =>
  stored.filter((found): found is Finding => KNOWN.has(found.code));

const MAX_PLACES = 10;
const MAX_PLACE = 200;

/** A list with one finding, or with none: rules are joined by `flatMap`. */
export const finding = (code: FindingCode, places: readonly string[] = [], value = ""): Finding[] => [
  {
    code,
    places: places.slice(0, MAX_PLACES).map((place) => place.slice(0, MAX_PLACE)),
    count: places.length,
    value,
  },
];

/** One finding about all places, none without a place. */
export const findingAbout = (code: FindingCode, places: readonly string[], value = ""): Finding[] =>
  places.length === 0 ? [] : finding(code, [...new Set(places)], value);
