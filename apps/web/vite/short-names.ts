import { globSync } from "node:fs";
import path from "node:path";

/**
 * Class names of CSS modules, counted instead of hashed: a hash in each name is what compresses worst in a style sheet
 * and in the script that names its classes. A name is the file's place among the sorted files in small letters and
 * digits, and the class's place in its file in capitals, so that the same sources give the same names.
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
