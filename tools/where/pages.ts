/** Where a page lies: its component, its slice, and what its code leads to. */
import { currentPathOf, matchRoute, pathOf, PUBLIC_ENTRY_PATH } from "@portal/contract/pages/routes";
import { callFiles } from "./calls.ts";
import { declaringFile, type Modules } from "./modules.ts";
import { type Place, reach, type Reached, type Start } from "./reach.ts";
import { referencesOf } from "./references.ts";
import { everyNode, nameOf, nodeAt, nodesAt } from "./syntax.ts";

export type PagePlace = {
  readonly name: string;
  readonly path: string;
  /** Where an old path leads on to this page. */
  readonly from?: string;
  readonly component: string;
  /** Folder of the slice, or of the page where it stands in `app/`. */
  readonly slice: string;
  readonly reached: Reached;
};

const WEB = /^apps\/web\/src\/(?!.*\.test\.tsx?$).+\.tsx?$/;
const PAGE_LISTS = /\/(routes\.tsx|page-map\.ts)$/;
const CONTRACT = /^packages\/contract\/src\/.+\.ts$/;

const sliceOf = (component: string): string =>
  /^apps\/web\/src\/(features|app)\/[^/]+/.exec(component)?.[0] ?? "apps/web/src/app";

/** The name and the path of the route at a path of the browser; undefined where there is none. */
export function routeAt(pathname: string): { name: string; path: string; from?: string } | undefined {
  if (pathname.startsWith(PUBLIC_ENTRY_PATH))
    return { name: "publicEntryPage", path: `${PUBLIC_ENTRY_PATH}:companyId` };
  const asked = matchRoute(pathname) ?? matchRoute(currentPathOf(pathname) ?? "");
  if (asked === undefined) return undefined;
  if (asked.redirectsTo === undefined) return { name: asked.name, path: asked.path };
  return { name: asked.redirectsTo, path: pathOf(asked.redirectsTo), from: asked.path };
}

/** Finds pages in the modules of these files by the name of their route. */
export function openPages(modules: Modules, files: readonly string[]) {
  const lists = files.filter((file) => WEB.test(file) && PAGE_LISTS.test(file));
  const calls = new Set(callFiles(modules, files));
  // The typed client itself makes a call to get a token; no page uses it.
  const enters = (file: string): boolean =>
    (WEB.test(file) || CONTRACT.test(file)) && !calls.has(file) && !file.startsWith("apps/web/src/platform/api/");
  return {
    /** Undefined where the route has no page yet. */
    find(route: { name: string; path: string; from?: string }): PagePlace | undefined {
      for (const list of lists) {
        const entry = entryIn(modules, list, route.name);
        const start = entry === undefined ? undefined : startOf(modules, entry);
        if (start === undefined) continue;
        const [{ file, exported }] = start;
        const component = declaringFile(modules, file, exported) ?? file;
        const reached = reach(modules, start, { enters, throughTypes: false });
        return { ...route, component, slice: sliceOf(component), reached };
      }
      return undefined;
    },
  };
}

type Exported = { readonly file: string; readonly exported: string };

/** The export that a page's entry loads, and what the entry asks for ahead (`preload`). */
function startOf(modules: Modules, entry: Place): [Exported, ...Start[]] | undefined {
  const { module, node } = entry;
  const { references, loads } = referencesOf(node, false);
  const around = references.flatMap(({ name }) => {
    const declaration = module.declarations.get(name);
    return declaration === undefined ? [] : referencesOf(declaration, false).loads;
  });
  const [specifier] = [...loads, ...around];
  const file = specifier === undefined ? undefined : modules.resolve(module.file, specifier);
  if (file === undefined) return undefined;
  const names = [...everyNode(node)].map(nameOf);
  const exported = names.find((name) => name !== undefined && exports(modules, file, name)) ?? "default";
  const ahead = nodesAt(node, "properties").filter((property) => nameOf(nodeAt(property, "key")) === "preload");
  return [{ file, exported }, ...ahead.map((property): Place => ({ ...entry, node: property }))];
}

const exports = (modules: Modules, file: string, name: string): boolean =>
  modules.read(file)?.exports.has(name) ?? false;

/** The entry of a page: `name: { load: () => import("…") }`, or a constant of this name. */
function entryIn(modules: Modules, file: string, name: string): Place | undefined {
  const module = modules.read(file);
  for (const [declared, outer] of module?.declarations ?? []) {
    for (const node of everyNode(outer)) {
      const isProperty = node.type === "Property" && nameOf(nodeAt(node, "key")) === name;
      const value = isProperty ? nodeAt(node, "value") : declared === name ? nodeAt(outer, "init") : undefined;
      if (module !== undefined && value !== undefined) return { module, node: value, outer };
    }
  }
  return undefined;
}
