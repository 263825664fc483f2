/** Makes a slice on both sides of the wire: one call on a company, one page of the route table, tests. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { endpoint } from "@portal/contract/http/endpoint";
import { labelOf } from "@portal/contract/pages/route-words";
import { type Route, routesOf } from "@portal/contract/pages/routes";
import { SPEC_CALLS, type SpecCall } from "../spec/spec.ts";

export type Wanted = {
  /** Name of the slice in kebab case: "web-banners". */
  readonly name: string;
  /** Path of the call that the slice begins with. One that the specification does not name becomes a GET of our own. */
  readonly callPath: string;
  /** Name of the route that gets a page; its row is in the route table already. */
  readonly routeName: string;
};

const CONTRACT = "packages/contract/src";
const SERVER = "apps/server/src/features";
const WEB = "apps/web/src/features";
const SERVER_SLICES = "apps/server/src/app/slices.ts";
const PAGE_MAP = "apps/web/src/app/router/page-map.ts";
const BUILT = "packages/contract/src/pages/built-routes.ts";

/** The lists that get a row for the slice. */
export const COMPOSITIONS = [SERVER_SLICES, PAGE_MAP, BUILT] as const;

const filesOf = (name: string): Record<string, string> => ({
  "contract.calls.ts": `${CONTRACT}/${name}/calls.ts`,
  "server.calls.ts": `${SERVER}/${name}/calls.ts`,
  "server.create.ts": `${SERVER}/${name}/create.ts`,
  "server.routes.ts": `${SERVER}/${name}/routes.ts`,
  "server.service.ts": `${SERVER}/${name}/service.ts`,
  "server.repository.ts": `${SERVER}/${name}/repository.ts`,
  "server.api.test.ts": `${SERVER}/${name}/${name}.api.test.ts`,
  "web.routes.tsx": `${WEB}/${name}/routes.tsx`,
  "web.store.ts": `${WEB}/${name}/${name}-store.ts`,
  "web.page.tsx": `${WEB}/${name}/${name}-page.tsx`,
  "web.page.browser.test.tsx": `${WEB}/${name}/${name}-page.browser.test.tsx`,
});

/**
 * Writes the files and puts the slice into both compositions.
 *
 * @returns paths of the files that were made
 * @throws Error with a sentence for people; then nothing was written
 */
export function makeSlice(root: string, wanted: Wanted): string[] {
  const { name } = wanted;
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error(`"${name}" is no name in kebab case, such as web-banners.`);
  const call = findCall(root, wanted.callPath);
  const route = findRoute(root, wanted.routeName);
  const files = filesOf(name);
  const taken = [...Object.values(files), `${CONTRACT}/${name}`, `${SERVER}/${name}`, `${WEB}/${name}`].find((file) =>
    existsSync(path.join(root, file)),
  );
  if (taken !== undefined) throw new Error(`${taken} exists already.`);

  const words = wordsOf(name, call, route);
  const fill = (text: string): string => text.replaceAll(/__(\w+?)__/g, (whole, word: string) => words[word] ?? whole);
  const compositions = composed(root, words);
  for (const [template, file] of Object.entries(files)) {
    const source = path.join(import.meta.dirname, "../templates/slice", `${template}.template`);
    write(root, file, fill(readFileSync(source, "utf8")));
  }
  for (const [file, text] of compositions) write(root, file, text);
  return Object.values(files);
}

function findCall(root: string, callPath: string): SpecCall {
  if (!/^\/api\/[\w/-]+$/.test(callPath)) throw new Error(`${callPath} is no path of a call without parameters.`);
  const call = SPEC_CALLS.find((candidate) => candidate.path === callPath) ?? { method: "GET", path: callPath };
  const { accountId } = endpoint<unknown>()({ name: call.path, ...call });
  if (accountId !== "required") throw new Error(`A slice begins with a call on one company; ${callPath} is none.`);
  const declared = readdirSync(path.join(root, CONTRACT), { recursive: true, encoding: "utf8" }).find(
    (file) => file.endsWith(".ts") && readFileSync(path.join(root, CONTRACT, file), "utf8").includes(`: "${callPath}"`),
  );
  if (declared !== undefined) throw new Error(`${callPath} is in ${CONTRACT}/${declared} already.`);
  return call;
}

function findRoute(root: string, routeName: string): Route {
  const route = routesOf().find((candidate) => candidate.name === routeName);
  if (route === undefined) throw new Error(`There is no route ${routeName}; see npm run list-routes.`);
  const roles = route.auth ? route.auth.roles : [];
  if (roles === "any" || !roles.includes("customer")) throw new Error(`${routeName} is no page of a company.`);
  if (readFileSync(path.join(root, BUILT), "utf8").includes(`"${routeName}",`)) {
    throw new Error(`${routeName} has its page already.`);
  }
  return route;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const camel = (text: string): string =>
  text.replaceAll(/[^a-zA-Z0-9]+(.)/g, (_gap, letter: string) => letter.toUpperCase());

function wordsOf(name: string, call: SpecCall, route: Route): Record<string, string> {
  const callName = camel(call.path.split("/").slice(3).join("-"));
  return {
    slice: name,
    camel: camel(name),
    Slice: capital(camel(name)),
    call: callName,
    Call: capital(callName),
    METHOD: call.method,
    PATH: call.path,
    route: route.name,
    routePath: route.path,
    title: labelOf(route.name),
  };
}

/** The two lists that every slice is in, and the list of built pages, with the new one. */
function composed(
  root: string,
  { slice, camel: name, Slice, route }: Record<string, string>,
): [file: string, text: string][] {
  const insert = (file: string, ...insertions: [before: RegExp, text: string][]): [string, string] => {
    let text = readFileSync(path.join(root, file), "utf8");
    for (const [before, addition] of insertions) {
      if (!before.test(text)) throw new Error(`${file} has changed its form: ${before} isn't there.`);
      text = text.replace(before, (found) => addition + found);
    }
    return [file, text];
  };
  return [
    insert(
      SERVER_SLICES,
      [/^import type \{ Dependencies \}/m, `import { create${Slice} } from "../features/${slice}/create.ts";\n`],
      [/^\}\);/m, `  ${slice === name ? slice : `"${slice}"`}: create${Slice}(dependencies),\n`],
    ),
    insert(
      PAGE_MAP,
      [/^import type \{ PageEntries/m, `import { ${name}Pages } from "../../features/${slice}/routes.tsx";\n`],
      [/^\} satisfies Record</m, `  ...${name}Pages,\n`],
    ),
    insert(BUILT, [/^\] as const satisfies/m, `  "${route}",\n`]),
  ];
}

function write(root: string, file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}
