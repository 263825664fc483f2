import { globSync } from "node:fs";
import path from "node:path";

/**
 * Short class names for CSS modules. Hashes compress worst, both in style sheets and in the scripts that use the
 * classes. A name is the index of the file among the sorted files, in lower-case letters and digits, followed by the
 * index of the class in its file, in capitals. The same sources therefore give the same names.
 */
export function shortNames(sourceFolder: string): (name: string, file: string) => string {
  const files = globSync("**/*.module.css", { cwd: sourceFolder }).toSorted();
  const classes = new Map<string, string[]>();
  return (name, file) => {
    const place = files.indexOf(path.relative(sourceFolder, file));
    const known = classes.get(file) ?? [];
    classes.set(file, known);
    if (!known.includes(name)) known.push(name);
    return `c${place.toString(36)}${capitals(known.indexOf(name))}`;
  };
}

const capitals = (number: number): string =>
  (number < 26 ? "" : capitals(Math.floor(number / 26) - 1)) + String.fromCodePoint(65 + (number % 26));
