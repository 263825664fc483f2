/** Where a call lies: its row in the contract, its row and handler on the server, its tables and tests. */
import { importsName, type Module, type Modules } from "./modules.ts";
import { type Place, reach, type Reached } from "./reach.ts";
import { referencesOf } from "./references.ts";
import { everyNode, nameOf, nodeAt, nodesAt, type SyntaxNode, textOf } from "./syntax.ts";

/** A call as the running server registers it. */
export type RegisteredCall = { readonly name: string; readonly method: string; readonly path: string };

/** A declaration of the contract that stands for a call, or for several that it makes. */
export type CallRow = { readonly file: string; readonly identifier: string };

export type CallPlace = RegisteredCall & {
  readonly contract: CallRow;
  /** The server's row: access, answers, limits. */
  readonly row: CallRow;
  readonly handlerFile: string;
  readonly handler: Reached;
};

const CONTRACT = /^packages\/contract\/src\/(?!http\/)/;
const ENDPOINT = "packages/contract/src/http/endpoint.ts";
const SERVE = "apps/server/src/platform/http/served-call.ts";
const CALL = "apps/server/src/platform/http/call.ts";
const SERVER = /^apps\/server\/src\//;
const SERVER_SLICE = /^apps\/server\/src\/features\/[^/]+/;

const TEST = /\.test\.ts$|\/testing\//;

export const sliceFolderOf = (file: string): string => SERVER_SLICE.exec(file)?.[0] ?? "apps/server/src/app";

type Candidate = CallRow & { readonly node: SyntaxNode; readonly module: Module };

/** Files of the contract that declare calls. */
export function callFiles(modules: Modules, files: readonly string[]): string[] {
  return files.filter((file) => {
    const module = CONTRACT.test(file) && !TEST.test(file) ? modules.read(file) : undefined;
    return (
      module !== undefined && (importsName(module, ENDPOINT, "endpoint") || importsName(module, ENDPOINT, "Endpoint"))
    );
  });
}

export type Calls = ReturnType<typeof openCalls>;

/** Finds calls in the modules of these files. */
export function openCalls(modules: Modules, files: readonly string[]) {
  const contract = exportsOf(modules, callFiles(modules, files));
  const server = files.filter((file) => SERVER.test(file) && !TEST.test(file));
  const using = (file: string, of: string, name: string): boolean => {
    const module = modules.read(file);
    return module !== undefined && importsName(module, of, name);
  };
  const rows = exportsOf(
    modules,
    server.filter((file) => using(file, SERVE, "serve")),
  );
  const handlers = server.filter((file) => using(file, CALL, "call")).flatMap((file) => handlersOf(modules, file));
  return {
    /** @throws Error where the call's place is not found: then the naming of files has changed */
    find(call: RegisteredCall): CallPlace {
      const declared = contract.find((candidate) => declares(candidate, call));
      if (declared === undefined) throw new Error(`No calls.ts of the contract declares ${call.name} (${call.path}).`);
      const row = rows.find((candidate) => serves(candidate, declared, modules));
      if (row === undefined)
        throw new Error(`No calls.ts of the server serves ${declared.identifier} of ${declared.file}.`);
      const handler = handlers.find(({ served }) => served === `${row.file}#${row.identifier}`);
      if (handler === undefined)
        throw new Error(`No routes.ts of the server handles ${row.identifier} of ${row.file}.`);
      const slice = sliceFolderOf(handler.place.module.file);
      return {
        ...call,
        contract: { file: declared.file, identifier: declared.identifier },
        row: { file: row.file, identifier: row.identifier },
        handlerFile: handler.place.module.file,
        handler: reach(modules, [handler.place], {
          enters: (file, typeOnly) => (typeOnly ? file.startsWith(`${slice}/`) : SERVER.test(file)),
          throughTypes: true,
        }),
      };
    },
  };
}

function exportsOf(modules: Modules, files: readonly string[]): Candidate[] {
  return files.flatMap((file) => {
    const module = modules.read(file);
    return [...(module?.declarations ?? [])].flatMap(([identifier, node]) =>
      module !== undefined && module.exports.get(identifier) === identifier ? [{ file, identifier, node, module }] : [],
    );
  });
}

/** Whether a declaration has the call's name, or a template that the call's path fits. */
function declares({ node }: Candidate, { name, path }: RegisteredCall): boolean {
  for (const below of everyNode(node)) {
    if (
      below.type === "Property" &&
      nameOf(nodeAt(below, "key")) === "name" &&
      nameOf(nodeAt(below, "value")) === name
    ) {
      return true;
    }
    if (below.type !== "TemplateLiteral" && below.type !== "Literal") continue;
    const text = textOf(below);
    // Only declarations without a fixed name make calls; the others are found by it.
    if (text?.startsWith("/api/") && !hasFixedName(node) && fits(text, path)) return true;
  }
  return false;
}

const hasFixedName = (node: SyntaxNode): boolean =>
  [...everyNode(node)].some(
    (below) =>
      below.type === "Property" &&
      nameOf(nodeAt(below, "key")) === "name" &&
      nodeAt(below, "value")?.type === "Literal",
  );

const fits = (template: string, path: string): boolean =>
  new RegExp(
    `^${template
      .split(" ")
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"))
      .join(".+")}$`,
  ).test(path);

/** Whether the server's row is made from the contract's, whatever either is called. */
function serves(row: Candidate, declared: CallRow, modules: Modules): boolean {
  return referencesOf(row.node, false).references.some(({ name, member }) => {
    const origin = row.module.imports.get(name);
    if (origin === undefined) return false;
    const [exported, file] = origin.name === "*" ? [member, origin.file] : [origin.name, origin.file];
    return exported === declared.identifier && (file === declared.file || passesOn(modules, file, declared.file));
  });
}

const passesOn = (modules: Modules, file: string, target: string): boolean =>
  modules.read(file)?.passesOn.includes(target) ?? false;

type Handler = { readonly served: string; readonly place: Place };

/** Each `call(row, handler)` of a file. */
function handlersOf(modules: Modules, file: string): Handler[] {
  const module = modules.read(file);
  if (module === undefined) return [];
  return [...module.declarations.values()].flatMap((outer) =>
    [...everyNode(outer)].flatMap((node) => {
      if (node.type !== "CallExpression" || nameOf(nodeAt(node, "callee")) !== "call") return [];
      const [row, ...handler] = nodesAt(node, "arguments");
      const served = row === undefined ? undefined : servedBy(module, row);
      return served === undefined
        ? []
        : handler.slice(0, 1).map((code) => ({ served, place: { module, node: code, outer } }));
    }),
  );
}

function servedBy(module: Module, row: SyntaxNode): string | undefined {
  for (const { name, member } of referencesOf(row, false).references) {
    const origin = module.imports.get(name);
    if (origin !== undefined) return `${origin.file}#${origin.name === "*" ? member : origin.name}`;
    if (module.declarations.has(name)) return `${module.file}#${name}`;
  }
  return undefined;
}
