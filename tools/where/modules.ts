/** The repository's modules by what they declare, import and export; each is parsed once. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "oxc-parser";
import { targetOf } from "../checks/imports.ts";
import { boundNames, nameOf, nodeAt, nodesAt, type SyntaxNode } from "./syntax.ts";

/** Where a name of another module comes from; the name "*" stands for the module as a whole. */
export type Origin = { readonly file: string; readonly name: string; readonly typeOnly: boolean };

export type Module = {
  readonly file: string;
  readonly program: SyntaxNode;
  /** What stands at the top of the file, by name; the default export without a name is "default". */
  readonly declarations: ReadonlyMap<string, SyntaxNode>;
  readonly imports: ReadonlyMap<string, Origin>;
  /** Exported name → name in this file, or its origin. */
  readonly exports: ReadonlyMap<string, string | Origin>;
  /** Modules that are exported as a whole. */
  readonly passesOn: readonly string[];
};

export type Modules = { readonly root: string; read(file: string): Module | undefined; resolve: Resolve };
type Resolve = (from: string, specifier: string) => string | undefined;

/** Reads modules below `root`; files that don't exist or aren't TypeScript are undefined. */
export function openModules(root: string): Modules {
  const known = new Map<string, Module | undefined>();
  const resolve: Resolve = (from, specifier) => targetOf(root, from, specifier);
  return {
    root,
    resolve,
    read(file) {
      if (!known.has(file)) known.set(file, readModule(root, file, resolve));
      return known.get(file);
    },
  };
}

function readModule(root: string, file: string, resolve: Resolve): Module | undefined {
  if (!/\.tsx?$/.test(file) || !existsSync(path.join(root, file))) return undefined;
  const program = parseSync(file, readFileSync(path.join(root, file), "utf8")).program as unknown as SyntaxNode;
  const made = {
    declarations: new Map<string, SyntaxNode>(),
    imports: new Map<string, Origin>(),
    exports: new Map<string, string | Origin>(),
    passesOn: [] as string[],
  };
  for (const statement of nodesAt(program, "body")) {
    const specifier = nameOf(nodeAt(statement, "source"));
    const target = specifier === undefined ? undefined : resolve(file, specifier);
    if (statement.type === "ImportDeclaration") noteImports(statement, target, made.imports);
    else if (statement.type === "ExportAllDeclaration") made.passesOn.push(...(target === undefined ? [] : [target]));
    else if (statement.type === "ExportNamedDeclaration") noteExports(statement, target, made);
    else if (statement.type === "ExportDefaultDeclaration") {
      const value = nodeAt(statement, "declaration");
      if (value === undefined) continue;
      const name = nameOf(value) ?? nameOf(nodeAt(value, "id")) ?? "default";
      if (value.type !== "Identifier") made.declarations.set(name, value);
      made.exports.set("default", name);
    } else for (const [name, node] of declared(statement)) made.declarations.set(name, node);
  }
  return { file, program, ...made };
}

function noteImports(statement: SyntaxNode, target: string | undefined, imports: Map<string, Origin>): void {
  if (target === undefined) return;
  for (const specifier of nodesAt(statement, "specifiers")) {
    const local = nameOf(nodeAt(specifier, "local")) ?? "";
    const typeOnly = statement["importKind"] === "type" || specifier["importKind"] === "type";
    const imported = nameOf(nodeAt(specifier, "imported"));
    const name = imported ?? (specifier.type === "ImportDefaultSpecifier" ? "default" : "*");
    imports.set(local, { file: target, name, typeOnly });
  }
}

type Noted = { declarations: Map<string, SyntaxNode>; exports: Map<string, string | Origin> };

function noteExports(statement: SyntaxNode, target: string | undefined, { declarations, exports }: Noted): void {
  const declaration = nodeAt(statement, "declaration");
  if (declaration !== undefined) {
    for (const [name, node] of declared(declaration)) {
      declarations.set(name, node);
      exports.set(name, name);
    }
  }
  for (const specifier of nodesAt(statement, "specifiers")) {
    const local = nameOf(nodeAt(specifier, "local")) ?? "";
    const exported = nameOf(nodeAt(specifier, "exported")) ?? local;
    const typeOnly = statement["exportKind"] === "type" || specifier["exportKind"] === "type";
    exports.set(exported, target === undefined ? local : { file: target, name: local, typeOnly });
  }
}

function declared(statement: SyntaxNode): [name: string, node: SyntaxNode][] {
  if (statement.type === "VariableDeclaration") {
    return nodesAt(statement, "declarations").flatMap((declarator) =>
      boundNames(nodeAt(declarator, "id")).map(({ name }): [string, SyntaxNode] => [name, declarator]),
    );
  }
  const name = nameOf(nodeAt(statement, "id"));
  return name === undefined ? [] : [[name, statement]];
}

/** Whether a module imports this name from this file. */
export const importsName = ({ imports }: Module, file: string, name: string): boolean =>
  [...imports.values()].some((origin) => origin.file === file && origin.name === name);

/** The file that really declares an export, through those that pass it on. */
export function declaringFile(modules: Modules, file: string, name: string): string | undefined {
  const module = modules.read(file);
  const exported = module?.exports.get(name);
  if (exported === undefined) {
    return module?.passesOn.map((from) => declaringFile(modules, from, name)).find((found) => found !== undefined);
  }
  if (typeof exported !== "string") return declaringFile(modules, exported.file, exported.name);
  const origin = module?.imports.get(exported);
  return origin === undefined ? file : declaringFile(modules, origin.file, origin.name);
}
