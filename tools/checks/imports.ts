/** Reads what a file imports, types included, and where that leads. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "oxc-parser";

/** `target` is a path from the root, undefined for packages of npm and of Node. */
export type Import = { readonly specifier: string; readonly line: number; readonly target: string | undefined };

/** Imports of one file: static, re-exported, and dynamic ones whose name is written out. */
export function importsOf(root: string, file: string): Import[] {
  const source = readFileSync(path.join(root, file), "utf8");
  const { module, errors } = parseSync(file, source);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${file}: ${error.message}`);
  const found = [
    ...module.staticImports.map(({ start, moduleRequest }) => ({ start, specifier: moduleRequest.value })),
    ...module.staticExports.flatMap(({ start, entries }) =>
      entries.flatMap(({ moduleRequest }) =>
        moduleRequest === null ? [] : [{ start, specifier: moduleRequest.value }],
      ),
    ),
    ...module.dynamicImports.flatMap(({ start, moduleRequest }) => {
      const literal = /^["'`]([^$]*)["'`]$/.exec(source.slice(moduleRequest.start, moduleRequest.end))?.[1];
      return literal === undefined ? [] : [{ start, specifier: literal }];
    }),
  ];
  return found.map(({ start, specifier }) => ({
    specifier,
    line: source.slice(0, start).split("\n").length,
    target: targetOf(root, file, specifier),
  }));
}

/** The file that a specifier leads to, as a path from the root; undefined for packages of npm and of Node. */
export function targetOf(root: string, file: string, specifier: string): string | undefined {
  if (specifier.startsWith(".")) {
    const target = path.posix.join(path.posix.dirname(file), specifier.replace(/\?.*$/, ""));
    return (
      [target, `${target}.ts`, `${target}.tsx`].find((candidate) => existsSync(path.join(root, candidate))) ?? target
    );
  }
  const workspace = /^@portal\/(contract|db|listing|page-reading|website-check)\/(.+)$/.exec(specifier);
  return workspace === null ? undefined : `packages/${workspace[1]}/src/${workspace[2]}.ts`;
}
