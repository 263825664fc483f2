/** Where ratings come from (Specification §3 "Portal ratings per source"). */

/** Ours → the name on the wire and the German name. The provider's own name is the brand's. */
export const RATING_SOURCES = {
  provider: { wire: "PROVIDER", label: "Branchenbuch" },
  wkdb: { wire: "WKDB", label: "Wer kennt den Besten" },
  klicktel: { wire: "KLICKTEL", label: "klickTel" },
  cylex: { wire: "CYLEX", label: "Cylex" },
  google: { wire: "GOOGLEMYBUSINESS", label: "Google" },
  dialo: { wire: "DIALO", label: "Dialo" },
  golocal: { wire: "GOLOCAL", label: "golocal" },
  goyellow: { wire: "GOYELLOW", label: "GoYellow" },
} as const satisfies Record<string, { wire: string; label: string }>;

export type RatingSource = keyof typeof RATING_SOURCES;
export type RatingSourceName = (typeof RATING_SOURCES)[RatingSource]["wire"];
export const RATING_SOURCE_KEYS = Object.keys(RATING_SOURCES) as RatingSource[];
export const RATING_SOURCE_NAMES = RATING_SOURCE_KEYS.map((source) => RATING_SOURCES[source].wire);

/** The longest title, text and name that are stored. */
export const RATING_CHARACTERS = { title: 200, body: 5000, author: 100 } as const;

/** Only published ratings are seen and counted. */
export const RATING_STATES = ["published", "held", "withdrawn", "deleted"] as const;
export type RatingState = (typeof RATING_STATES)[number];

/** `avgScore` of a source without ratings (Specification §3). It is never shown as a figure. */
export const NO_SCORE = -1;

export const RATINGS_FAMILIES = ["ratings"] as const;

const BY_NAME = new Map<string, RatingSource>(RATING_SOURCE_KEYS.map((key) => [RATING_SOURCES[key].wire, key]));

/** The source of a name on the wire, or undefined. */
export const sourceOfName = (name: string): RatingSource | undefined => BY_NAME.get(name);
