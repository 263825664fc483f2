import type { Plugin } from "vite";

const CLIENT = /\/@tanstack\/query-core\/.+\/queryClient\.js$/;
const OBSERVER = /\/@tanstack\/query-core\/.+\/mutationObserver\.js$/;
const EMPTY_CACHE = "\0portal-no-mutations";

/**
 * The portal saves by its own calls and keeps nothing of them, so TanStack Query's mutations, which its client always
 * brings along, would be 2 KiB on every page for nobody. Whoever takes `useMutation` is told to take this plugin out.
 */
export function withoutMutations(): Plugin {
  return {
    name: "portal-without-mutations",
    apply: "build",
    enforce: "pre",
    resolveId: {
      filter: { id: /mutationCache\.js$/ },
      handler: (_id, importer) => (importer !== undefined && CLIENT.test(importer) ? EMPTY_CACHE : null),
    },
    load: {
      filter: { id: new RegExp(EMPTY_CACHE) },
      handler: () =>
        "export class MutationCache { clear() {} findAll() { return []; } resumePausedMutations() { return Promise.resolve(); } }",
    },
    generateBundle(_options, bundle) {
      const used = Object.values(bundle).some(
        (file) => file.type === "chunk" && file.moduleIds.some((id) => OBSERVER.test(id)),
      );
      if (used) this.error("useMutation is used: take portal-without-mutations out of vite.config.ts");
    },
  };
}
