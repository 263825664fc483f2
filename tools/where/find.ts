/** Everything that `npm run where` knows of one path of the product. */
import { filesOfTree } from "../checks/tree.ts";
import { type CallPlace, openCalls, type RegisteredCall, sliceFolderOf } from "./calls.ts";
import { type Module, openModules } from "./modules.ts";
import { openPages, type PagePlace, routeAt } from "./pages.ts";
import { tablesIn, tablesOf } from "./tables.ts";
import { journeysFor, openTests, testsFor } from "./tests.ts";

export type FoundCall = {
  readonly call: CallPlace;
  readonly slice: string;
  readonly tables: readonly string[];
  readonly tests: readonly string[];
};

export type FoundPage = {
  readonly page: PagePlace;
  readonly calls: readonly FoundCall[];
  readonly tests: readonly string[];
};

export type Finder = ReturnType<typeof openFinder>;

/** @param registered the calls that the server registers */
export function openFinder(root: string, registered: readonly RegisteredCall[]) {
  const files = filesOfTree(root);
  const modules = openModules(root);
  const calls = openCalls(modules, files);
  const pages = openPages(modules, files);
  const tables = tablesOf(root);
  const tests = openTests(root, files);
  const known = new Map<string, FoundCall>();

  const describe = (call: RegisteredCall): FoundCall => {
    const place = calls.find(call);
    const folder = place.handlerFile.replace(/\/[^/]+$/, "");
    const slice = sliceFolderOf(place.handlerFile);
    const words = [beforeParameters(call.path), ...identifierWords(place.contract.identifier)];
    const near = testsFor(tests, [slice], words);
    return {
      call: place,
      slice,
      tables: tablesIn(place.handler.places, tables),
      tests: near.length > 0 ? near : testsFor(tests, [folder, "apps/server/src/app"], words),
    };
  };
  const found = (call: RegisteredCall): FoundCall => {
    const key = `${call.method} ${call.path}`;
    const made = known.get(key) ?? describe(call);
    known.set(key, made);
    return made;
  };

  /** Tests in the page's slice that import something of what the page leads to, its own folder first. */
  const unitTests = (page: PagePlace): string[] => {
    const own = (file: string): number => (folderOf(file) === folderOf(page.component) ? 0 : 1);
    return testsFor(tests, [page.slice], [])
      .filter((file) => importsAnyOf(modules.read(file), page.reached.files))
      .toSorted((a, b) => own(a) - own(b));
  };

  return {
    /** The calls at a path of the API, one for each method. */
    calls: (pathname: string): FoundCall[] => registered.filter(({ path }) => matches(path, pathname)).map(found),

    /** The page at a path of the browser; undefined where there is none. */
    page(pathname: string): FoundPage | undefined {
      const route = routeAt(pathname);
      const page = route === undefined ? undefined : pages.find(route);
      if (page === undefined) return undefined;
      const used = registered
        .map(found)
        .filter(({ call }) => page.reached.ends.has(`${call.contract.file}#${call.contract.identifier}`));
      return { page, calls: used, tests: [...unitTests(page), ...journeysFor(tests, pageWords(page))] };
    },
  };
}

const importsAnyOf = (module: Module | undefined, files: ReadonlySet<string>): boolean =>
  [...(module?.imports.values() ?? [])].some(({ file }) => files.has(file));

/** How tests name a page; the path of the start page is in every address. */
const pageWords = ({ name, path }: PagePlace): string[] => [
  `"${name}"`,
  `${name}:`,
  ...(path === "/" ? [] : [beforeParameters(path)]),
];

const folderOf = (file: string): string => file.replace(/\/[^/]+$/, "");
const beforeParameters = (path: string): string => path.replace(/:.*$/, "");

/** An identifier that is long enough not to stand in any text by chance. */
const identifierWords = (identifier: string): string[] => [`${identifier},`, `(${identifier})`, `${identifier} }`];

const matches = (template: string, pathname: string): boolean =>
  new RegExp(`^${template.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(/:\w+/g, "[^/]+")}$`).test(pathname);
