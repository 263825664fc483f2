/** Zones of the repository by folder names, and which zone may import from which (ARCHITECTURE.md). */

export type ZoneName =
  | "contract shared ground"
  | "contract http"
  | "contract calls"
  | "contract slice"
  | "listing"
  | "page-reading"
  | "website-check"
  | "db"
  | "db test rows"
  | "server app"
  | "server slice"
  | "server slice testing"
  | "server platform"
  | "server testing"
  | "web app"
  | "web slice"
  | "web slice testing"
  | "web ui"
  | "web platform"
  | "web testing"
  | "sandbox"
  | "e2e"
  | "bench"
  | "tools";

export type Zone = { readonly name: ZoneName; readonly slice?: string };

/** The first pattern that fits a path wins; a group named `slice` is the slice's name. */
const FOLDERS: readonly (readonly [RegExp, ZoneName])[] = [
  [/^packages\/contract\/src\/(?<slice>http)\//, "contract http"],
  [/^packages\/contract\/src\/(?<slice>pages|time|text|brands|opening-hours)\//, "contract shared ground"],
  [/^packages\/contract\/src\/(?<slice>[^/]+)\/(?:.+\/)?calls\.ts$/, "contract calls"],
  [/^packages\/contract\/src\/(?<slice>[^/]+)\//, "contract slice"],
  [/^packages\/listing\//, "listing"],
  [/^packages\/page-reading\//, "page-reading"],
  [/^packages\/website-check\//, "website-check"],
  [/^packages\/db\/src\/(factories|testing)\//, "db test rows"],
  [/^packages\/db\//, "db"],
  [/^apps\/server\/src\/features\/(?<slice>[^/]+)\/testing\//, "server slice testing"],
  [/^apps\/server\/src\/features\/(?<slice>[^/]+)\//, "server slice"],
  [/^apps\/server\/src\/app\//, "server app"],
  [/^apps\/server\/src\/platform\//, "server platform"],
  [/^apps\/server\/src\/testing\//, "server testing"],
  [/^apps\/web\/src\/features\/(?<slice>[^/]+)\/testing\//, "web slice testing"],
  [/^apps\/web\/src\/features\/(?<slice>[^/]+)\//, "web slice"],
  [/^apps\/web\/src\/ui\//, "web ui"],
  [/^apps\/web\/src\/platform\//, "web platform"],
  [/^apps\/web\/(src\/testing|vitest)\//, "web testing"],
  [/^apps\/web\//, "web app"],
  [/^apps\/sandbox\//, "sandbox"],
  [/^e2e\//, "e2e"],
  [/^bench\//, "bench"],
  [/^tools\//, "tools"],
];

/** The contract's rules, which know nothing of HTTP. */
const RULES: readonly ZoneName[] = ["contract shared ground", "contract slice"];
const CONTRACT: readonly ZoneName[] = [...RULES, "contract http", "contract calls"];
const WEB_SLICE: readonly ZoneName[] = ["web ui", "web platform", ...CONTRACT];
/** Packages of pure rules. */
const PURE: readonly ZoneName[] = ["listing", "page-reading", "website-check"];
const SERVER_SLICE: readonly ZoneName[] = ["server platform", ...PURE, "db", ...CONTRACT];

/** What each zone may import beside itself. For slices this means the same slice; `boundaries.ts` decides about others. */
const ALLOWED: Record<ZoneName, readonly ZoneName[]> = {
  // Access rights and error codes are declared in `http`.
  "contract shared ground": ["contract http"],
  "contract http": [],
  "contract calls": CONTRACT,
  "contract slice": CONTRACT,
  listing: RULES,
  "page-reading": RULES,
  "website-check": ["listing", "page-reading", ...RULES],
  db: CONTRACT,
  "db test rows": ["db", ...CONTRACT],
  "server platform": ["db", ...CONTRACT],
  "server slice": SERVER_SLICE,
  "server slice testing": [...SERVER_SLICE, "server slice", "server testing", "db test rows"],
  "server app": [...SERVER_SLICE, "server slice"],
  "server testing": [...SERVER_SLICE, "server app", "db test rows"],
  "web ui": [],
  "web platform": ["web ui", ...CONTRACT],
  "web slice": WEB_SLICE,
  "web slice testing": [...WEB_SLICE, "web slice", "web testing"],
  "web app": [...WEB_SLICE, "web slice"],
  "web testing": ["web ui", "web platform", ...CONTRACT],
  sandbox: ["listing", ...CONTRACT],
  e2e: ["db", "db test rows", ...CONTRACT],
  // The browser that it drives is that of the journeys.
  // What is measured runs with the options with which the supervisor starts it.
  bench: [...PURE, "db", "db test rows", "e2e", "tools", ...CONTRACT],
  // Listings read what the server registers; `npm test` cleans up after the test databases.
  tools: ["db", "db test rows", "server app", "server platform", ...CONTRACT],
};

/** What tests may import in addition to the code beside them. */
const ALLOWED_IN_TESTS: Partial<Record<ZoneName, readonly ZoneName[]>> = {
  "contract shared ground": ["contract slice"],
  db: ["db test rows"],
  "server app": ["server testing", "server slice testing", "db test rows"],
  "server slice": ["server testing", "server slice testing", "db test rows"],
  "server platform": ["server testing", "db test rows"],
  "web ui": ["web testing"],
  "web platform": ["web testing"],
  "web slice": ["web testing", "web slice testing"],
  "web app": ["web testing"],
};

/** Packages from npm that a zone is limited to; zones that are not named may use what their workspace declares. */
const PACKAGES: Partial<Record<ZoneName, RegExp>> = {
  "contract shared ground": /^zod\/mini$/,
  "contract http": /^zod\/mini$/,
  "contract calls": /^zod\/mini$/,
  "contract slice": /^zod\/mini$/,
  listing: /^libphonenumber-js\/max$/,
  "page-reading": /^(?:cheerio\/slim|encoding-sniffer)$/,
  "website-check": /^(?:robots-parser|tldts)$/,
};

/** The zone of a file by its path from the root; undefined if the file has none. */
export function zoneOf(path: string): Zone | undefined {
  for (const [pattern, name] of FOLDERS) {
    const match = pattern.exec(path);
    if (match === null) continue;
    const slice = match.groups?.["slice"];
    return slice === undefined ? { name } : { name, slice };
  }
  return undefined;
}

export const isTest = (path: string): boolean => /\.(test|journey)\.tsx?$/.test(path);

/** Whether code of one zone may import from another; tests may import more. */
export const mayImport = (from: ZoneName, to: ZoneName, inTest: boolean): boolean =>
  from === to || ALLOWED[from].includes(to) || (inTest && (ALLOWED_IN_TESTS[from]?.includes(to) ?? false));

/** Whether code of a zone may import this package of npm. */
export const mayUsePackage = (from: ZoneName, specifier: string, inTest: boolean): boolean =>
  inTest || (PACKAGES[from]?.test(specifier) ?? true);
