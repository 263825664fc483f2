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
] as const;

/** Loaded only by a few pages: zod by pages with a form, infinite queries by the history. */
const APART = /\/node_modules\/(?:zod\/|@tanstack\/.+\/(?:infiniteQueryObserver|useInfiniteQuery))/;

/** Groups for `output.codeSplitting`: each module belongs to the first stage that imports it statically. */
export function firstChunks(webFolder: string): Rolldown.CodeSplittingGroup[] {
  const stages = new Map<string, string>();
  let isMapped = false;

  function map(context: Rolldown.ChunkingContext): void {
    for (const { name, root } of STAGES) {
      const waiting = [webFolder + root];
      const seen = new Set(waiting);
      for (const id of waiting) {
        for (const next of context.getModuleInfo(id)?.importedIds ?? []) {
          if (seen.has(next) || APART.test(next)) continue;
          seen.add(next);
          waiting.push(next);
          if (!stages.has(next)) stages.set(next, name);
        }
      }
    }
    // The roots stay separate entries, which the manifest names.
    for (const { root } of STAGES) stages.delete(webFolder + root);
    isMapped = true;
  }
  return STAGES.map((stage, index) => ({
    debugName: stage.name,
    // The earlier stage gets modules that both need.
    priority: STAGES.length - index,
    name(id, context) {
      if (!isMapped) map(context);
      return stages.get(id) === stage.name ? stage.name : null;
    },
  }));
}
