import type { Rolldown } from "vite";

/**
 * What every visit loads, in order: one chunk and one style sheet per stage, because a dozen small ones compress
 * badly.
 */
const STAGES = [
  { name: "start", root: "/src/main.tsx" },
  { name: "other-logins", root: "/src/features/auth/components/other-logins.tsx" },
  { name: "shell", root: "/src/app/portal.tsx" },
  { name: "first-page", root: "/src/app/dashboard/dashboard-page.tsx" },
  { name: "map", root: "/src/app/router/page-map.ts" },
  { name: "public-entry", root: "/src/features/entry/public/public-entry-page.tsx" },
] as const;

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

/** Loaded only by pages with a form. They import nothing that other pages need. */
const APART: Readonly<Record<string, RegExp>> = {
  zod: /\/node_modules\/zod\//,
  choices: /\/contract\/src\/entry\/choices\.ts$/,
};
/** Parts that most pages below the first one share: together they are smaller than the names of a dozen chunks. */
const PARTS = /\/src\/ui\/(?:lists\/|page\/page-parts|content\/(?:user-text|quote))/;
/** Loaded only by the history. */
const LATER = /\/node_modules\/@tanstack\/.+\/(?:infiniteQueryObserver|useInfiniteQuery)/;
const isApart = (id: string): boolean => [LATER, ...Object.values(APART)].some((pattern) => pattern.test(id));

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
    // The roots stay separate entries, which the manifest names.
    for (const root of [...STAGES.map((stage) => stage.root), ...OPEN]) stages.delete(webFolder + root);
    isMapped = true;
  }
  const names = [...STAGES.map(({ name }) => name), "open"];
  const groups = names.map((stage, index) => ({
    debugName: stage,
    // The earlier stage gets modules that both need.
    priority: names.length - index,
    name(id: string, context: Rolldown.ChunkingContext) {
      if (!isMapped) map(context);
      return stages.get(id) === stage ? stage : null;
    },
  }));
  // First, because a group takes along what its modules import.
  const apart = Object.entries(APART).map(([name, test]) => ({ name, test, priority: names.length + 1 }));
  return [...apart, ...groups, { name: "parts", test: PARTS, priority: 0 }];
}

/** What a module imports statically, at any depth. */
function reachedFrom(root: string, context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const seen = new Set<string>([root]);
  for (const id of seen) {
    for (const next of context.getModuleInfo(id)?.importedIds ?? []) if (!isApart(next)) seen.add(next);
  }
  return seen;
}
