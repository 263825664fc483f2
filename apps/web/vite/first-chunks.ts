import type { Manifest, ManifestChunk, Rolldown } from "vite";

type Stage = {
  readonly name: string;
  readonly root: string;
  /** The root is in the chunk, too: a file less for the first page. Otherwise the manifest names a file for the root. */
  readonly holdsRoot?: true;
};

/**
 * What every visit loads, in order: one chunk and one style sheet per stage, because a dozen small ones compress
 * badly.
 */
const STAGES: readonly Stage[] = [
  { name: "start", root: "/src/main.tsx" },
  { name: "other-logins", root: "/src/features/auth/components/other-logins.tsx" },
  { name: "shell", root: "/src/app/portal.tsx", holdsRoot: true },
  { name: "first-page", root: "/src/app/dashboard/dashboard-page.tsx", holdsRoot: true },
  { name: "map", root: "/src/app/router/page-map.ts" },
  { name: "public-entry", root: "/src/features/entry/public/public-entry-page.tsx" },
];

/** The manifest's chunk of a source file, or of the stage that holds it; undefined if there is none. */
export function chunkOf(source: string, manifest: Manifest): ManifestChunk | undefined {
  const stage = STAGES.find(({ root, holdsRoot }) => holdsRoot && root === `/${source}`);
  if (stage === undefined) return manifest[source];
  return Object.values(manifest).find(({ src, name }) => src === undefined && name === stage.name);
}

/**
 * Pages for visitors without a login. What they share with other pages is one chunk, because each of them came in up to
 * nineteen scripts. What the dashboard has as well goes with the shell, which both load.
 */
const OPEN = [
  "/src/features/auth/registration/registration-pages.ts",
  "/src/features/auth/passwords/password-pages.ts",
  "/src/features/claiming/pages/claiming-pages.ts",
  "/src/features/account-linking/pages/linking-pages.ts",
  "/src/features/b2b/newsletter-pages.ts",
  "/src/features/ugc/report-mistake-page.tsx",
  "/src/features/user-area/pages/email-change-page.tsx",
] as const;

/** Pages of the entry, which people open one after another. What only they share is one chunk. */
const ENTRY = [
  "/src/features/entry/overview/entry-overview-page.tsx",
  "/src/features/entry/entry-data/entry-data-page.tsx",
  "/src/features/entry/history/history-page.tsx",
  "/src/features/entry/differences/differences-page.tsx",
] as const;

/** Loaded only by pages with a form. They import nothing that other pages need. */
const APART: Readonly<Record<string, RegExp>> = {
  zod: /\/node_modules\/zod\//,
  choices: /\/contract\/src\/entry\/choices\.ts$/,
};
/** What most forms share. */
const FORMS =
  /\/src\/(?:platform\/(?:suggestions\/|forms\/(?:use-draft|draft-|after-pointer-up)|phone\/phone-field)|ui\/fields\/(?:form-actions|checkbox-group|switch)|text\/patterns|entry\/suggestions\/calls)/;
/** Loaded only by lists that go on. */
const INFINITE = /\/node_modules\/@tanstack\/.+\/(?:infiniteQueryObserver|useInfiniteQuery)/;
/** Parts that most pages below the first one share: together they are smaller than the names of a dozen chunks. */
const PARTS =
  /\/src\/(?:ui\/(?:lists\/|page\/page-parts|content\/(?:user-text|quote)|feedback\/progress)|entry\/places|features\/entry\/(?:paths|parts\/part-groups))/;
const isApart = (id: string): boolean => [INFINITE, ...Object.values(APART)].some((pattern) => pattern.test(id));

/** Groups for `output.codeSplitting`: each module belongs to the first stage that imports it statically. */
export function firstChunks(webFolder: string): Rolldown.CodeSplittingGroup[] {
  const stages = new Map<string, string>();
  let isMapped = false;

  function map(context: Rolldown.ChunkingContext): void {
    const reached = (root: string) => reachedFrom(webFolder + root, context);
    for (const { name, root } of STAGES) for (const id of reached(root)) if (!stages.has(id)) stages.set(id, name);
    for (const modules of OPEN.map(reached)) {
      const isShared = (id: string) => context.getModuleInfo(id)?.importers.some((other) => !modules.has(other));
      for (const id of modules) {
        if (stages.get(id) === "first-page") stages.set(id, "shell");
        else if (!stages.has(id) && isShared(id)) stages.set(id, "open");
      }
    }
    for (const id of sharedOnlyBy(ENTRY.map(reached), context)) if (!stages.has(id)) stages.set(id, "entry");
    const separate = STAGES.filter(({ holdsRoot }) => holdsRoot !== true).map(({ root }) => root);
    for (const root of [...separate, ...OPEN, ...ENTRY]) stages.delete(webFolder + root);
    isMapped = true;
  }
  const names = [...STAGES.map(({ name }) => name), "open"];
  /** Modules that the map gave to this chunk. */
  const inMap = (chunk: string) => (id: string, context: Rolldown.ChunkingContext) => {
    if (!isMapped) map(context);
    return stages.get(id) === chunk ? chunk : null;
  };
  // A group takes along what its modules import, so what several need comes first: the earlier stage gets it.
  const apart = Object.entries(APART).map(([name, test]) => ({ name, test }));
  const stageGroups = names.map((stage) => ({ debugName: stage, name: inMap(stage) }));
  const late = [
    { name: "infinite", test: INFINITE },
    { name: "parts", test: PARTS },
    { name: "forms", test: FORMS },
    { debugName: "entry", name: inMap("entry") },
  ];
  const groups = [...apart, ...stageGroups, ...late];
  return groups.map((group, index) => ({ ...group, priority: groups.length - index }));
}

/** Modules that at least two of the pages import at any depth, and nothing else. */
function sharedOnlyBy(pages: readonly ReadonlySet<string>[], context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const own = new Set(pages.flatMap((modules) => [...modules]));
  const isImportedElsewhere = (id: string) => context.getModuleInfo(id)?.importers.some((other) => !own.has(other));
  // What a module outside imports is needed there as well, so it takes along what it imports itself.
  for (let outside: string[]; (outside = [...own].filter(isImportedElsewhere)).length > 0;)
    for (const id of outside) own.delete(id);
  return new Set([...own].filter((id) => pages.filter((modules) => modules.has(id)).length > 1));
}

/** What a module imports statically, at any depth. */
function reachedFrom(root: string, context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const seen = new Set<string>([root]);
  for (const id of seen) {
    for (const next of context.getModuleInfo(id)?.importedIds ?? []) if (!isApart(next)) seen.add(next);
  }
  return seen;
}
