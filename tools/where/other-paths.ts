/** Paths that are neither page nor call: health, files, documents of the server's own. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { filesOfTree } from "../checks/tree.ts";

const ROUTE = /\bapp\.(?:get|post|route)(?:<[^(]*>)?\(\s*["`](\$\{(\w+)\})?([^"`]*)["`]/g;

/** The files of the server that register a path by hand, each with a line for people. */
export function otherPlaces(root: string, pathname: string): string[][] {
  return filesOfTree(root)
    .filter((file) => /^apps\/server\/src\/(app|features)\/.+(?<!\.test)\.ts$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(root, file), "utf8");
      return [...text.matchAll(ROUTE)].flatMap(([, , constant, rest = ""]) => {
        const prefix = constant === undefined ? "" : (valueOf(root, constant) ?? "");
        const template = prefix + rest;
        return template !== "/*" && fits(template, pathname) ? [[`path      ${template}`, `server    ${file}`]] : [];
      });
    });
}

/** The text of an exported constant, wherever it is declared. */
function valueOf(root: string, constant: string): string | undefined {
  const declared = new RegExp(`export const ${constant} = "([^"]*)"`);
  for (const file of filesOfTree(root).filter((name) =>
    /^(apps\/server|packages\/contract)\/src\/.+\.ts$/.test(name),
  )) {
    const value = declared.exec(readFileSync(path.join(root, file), "utf8"))?.[1];
    if (value !== undefined) return value;
  }
  return undefined;
}

const fits = (template: string, pathname: string): boolean =>
  new RegExp(`^${template.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(/:\w+/g, "[^/]+")}$`).test(pathname);
