/** The repository's own files, and rules about their names, sizes and words. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

const VAGUE_NAMES = new Set(["utils", "util", "lib", "common", "misc", "helpers", "helper"]);
const COMFORTABLE_LINES = 250;
/** Generated files and data, which nobody reads from top to bottom. */
const LONG_BY_NATURE = /^(package-lock\.json$|packages\/db\/demo\/|.*\.sql$|.*\.generated\.)/;
const BINARY = /\.(png|jpe?g|webp|avif|gif|ico|woff2?|pdf|zip|br|gz)$/;

/** Paths of one person's machine, written in halves so that this file does not match itself. */
const PRIVATE_PLACES = [
  ["/home/[a", "-z]+/"],
  ["/Use", "rs/[a-z]+/"],
].map((halves) => new RegExp(halves.join(""), "m"));

/** Paths from the root: everything tracked, or new and not ignored. */
export function filesOfTree(root: string): string[] {
  const list = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  return list.split("\0").filter((file) => file !== "" && existsSync(path.join(root, file)));
}

/** A sentence for each folder or file whose name does not say what it holds, such as `utils`. */
export function checkNames(files: readonly string[]): string[] {
  return files
    .filter((file) => file.split("/").some((part) => VAGUE_NAMES.has(part.replace(/\..*$/, ""))))
    .map((file) => `${file}: name it after what it holds, not "${[...VAGUE_NAMES].join('", "')}"`);
}

/** A sentence for each file that names a path of one person's machine. */
export function checkPlaces(root: string, files: readonly string[]): string[] {
  return textsOf(root, files).flatMap(([file, text]) =>
    PRIVATE_PLACES.filter((place) => place.test(text)).map(
      (place) => `${file}: names a path of one machine (${place.source})`,
    ),
  );
}

const FILES_PER_FOLDER = 25;
const isSource = (file: string): boolean => /\.(tsx?|mjs)$/.test(file) && !/\.(test|journey)\.tsx?$/.test(file);

/** How many source files each folder holds; tests and migrations don't count. */
export function sourcesByFolder(files: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const file of files.filter(isSource)) {
    const folder = path.posix.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return counts;
}

/** A sentence for each folder with more than 25 source files. */
export function checkFolders(files: readonly string[]): string[] {
  return [...sourcesByFolder(files)]
    .filter(([, count]) => count > FILES_PER_FOLDER)
    .map(([folder, count]) => `${folder}: ${count} source files, at most ${FILES_PER_FOLDER}`);
}

const CONFLICT_MARKER = /^(?:<{7}|={7}|>{7}|\|{7})(?: |$)/m;

/** A sentence for each file with conflict markers. */
export function checkConflictMarkers(root: string, files: readonly string[]): string[] {
  return textsOf(root, files).flatMap(([file, text]) =>
    CONFLICT_MARKER.test(text) ? [`${file}: holds a conflict marker`] : [],
  );
}

/** A remark, not an error, for each file of more than 250 lines, the longest first. */
export function findLongFiles(root: string, files: readonly string[]): string[] {
  return textsOf(
    root,
    files.filter((file) => /\.(tsx?|mjs|css)$/.test(file) && !LONG_BY_NATURE.test(file)),
  )
    .map(([file, text]) => ({ file, lines: text.split("\n").length - 1 }))
    .filter(({ lines }) => lines > COMFORTABLE_LINES)
    .toSorted((a, b) => b.lines - a.lines)
    .map(({ file, lines }) => `${file}: ${lines} lines`);
}

const textsOf = (root: string, files: readonly string[]): [file: string, text: string][] =>
  files.filter((file) => !BINARY.test(file)).map((file) => [file, readFileSync(path.join(root, file), "utf8")]);
