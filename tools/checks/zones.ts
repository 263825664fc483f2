/** The rooms of the house, told from folder names, and who may import from whom (ARCHITECTURE.md). */

export type ZoneName =
  | "contract"
  | "contract server half"
  | "db"
  | "db test rows"
  | "server app"
  | "server slice"
  | "server slice testing"
  | "server platform"
  | "server testing"
  | "web app"
  | "web slice"
  | "web ui"
  | "web platform"
  | "sandbox"
  | "e2e"
  | "bench"
  | "tools";

export type Zone = { readonly name: ZoneName; readonly slice?: string };

/** The first pattern that fits a path wins; a group named `slice` is the slice's name. */
const FOLDERS: readonly (readonly [RegExp, ZoneName])[] = [
  [/^packages\/contract\/src\/.*\.server\.ts$/, "contract server half"],
  [/^packages\/contract\//, "contract"],
  [/^packages\/db\/src\/(factories|testing)\//, "db test rows"],
  [/^packages\/db\//, "db"],
  [/^apps\/server\/src\/features\/(?<slice>[^/]+)\/testing\//, "server slice testing"],
  [/^apps\/server\/src\/features\/(?<slice>[^/]+)\//, "server slice"],
  [/^apps\/server\/src\/app\//, "server app"],
  [/^apps\/server\/src\/platform\//, "server platform"],
  [/^apps\/server\/src\/testing\//, "server testing"],
  [/^apps\/web\/src\/features\/(?<slice>[^/]+)\//, "web slice"],
  [/^apps\/web\/src\/ui\//, "web ui"],
  [/^apps\/web\/src\/platform\//, "web platform"],
  [/^apps\/web\//, "web app"],
  [/^apps\/sandbox\//, "sandbox"],
  [/^e2e\//, "e2e"],
  [/^bench\//, "bench"],
  [/^tools\//, "tools"],
];

const WEB_APP: readonly ZoneName[] = ["web slice", "web ui", "web platform", "contract"];
const SERVER_SLICE: readonly ZoneName[] = ["server platform", "contract", "contract server half", "db"];

/** What each zone may import beside itself. A slice means its own; another one's is decided in `boundaries.ts`. */
const ALLOWED: Record<ZoneName, readonly ZoneName[]> = {
  contract: [],
  "contract server half": ["contract"],
  db: ["contract"],
  "db test rows": ["db", "contract"],
  "server platform": ["db", "contract", "contract server half"],
  "server slice": SERVER_SLICE,
  "server slice testing": [...SERVER_SLICE, "server slice", "server testing", "db test rows"],
  "server app": [...SERVER_SLICE, "server slice"],
  "server testing": [...SERVER_SLICE, "server app", "db test rows"],
  "web ui": [],
  "web platform": ["web ui", "contract"],
  "web slice": ["web ui", "web platform", "contract"],
  "web app": WEB_APP,
  sandbox: ["contract"],
  e2e: ["contract", "db", "db test rows"],
  bench: ["contract", "db", "db test rows"],
  // Listings read what the server registers; `npm test` cleans up after the test databases.
  tools: ["contract", "contract server half", "db", "db test rows", "server app", "server platform"],
};

/** What tests may import beyond the code that they stand beside. */
const ALLOWED_IN_TESTS: Partial<Record<ZoneName, readonly ZoneName[]>> = {
  contract: ["contract server half"],
  db: ["db test rows"],
  "server app": ["server testing", "server slice testing", "db test rows"],
  "server slice": ["server testing", "server slice testing", "db test rows"],
  "server platform": ["server testing", "db test rows"],
};

/** Packages from npm that a zone is limited to; zones that are not named may use what their workspace declares. */
const PACKAGES: Partial<Record<ZoneName, RegExp>> = {
  contract: /^zod\/mini$/,
  "contract server half": /^zod\/mini$/,
};

/** The room of a file, by its path from the repository's root; undefined outside the house. */
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

/** Whether code of one zone may import from another, tests with their wider circle. */
export const mayImport = (from: ZoneName, to: ZoneName, inTest: boolean): boolean =>
  from === to || ALLOWED[from].includes(to) || (inTest && (ALLOWED_IN_TESTS[from]?.includes(to) ?? false));

/** Whether code of a zone may import this package of npm. */
export const mayUsePackage = (from: ZoneName, specifier: string, inTest: boolean): boolean =>
  inTest || (PACKAGES[from]?.test(specifier) ?? true);
