/** Checks that the paths, links and commands that documents name exist. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { anchorsOf, type Span, spansOf } from "./markdown.ts";

/** The names of commands, for telling which of those that a document names exist. */
export type Commands = {
  /** `npm run NAME`. */
  readonly scripts: ReadonlySet<string>;
  /** `npm run portal -- NAME`, with the names below each: "claim" → "list", "letter". */
  readonly portal: ReadonlyMap<string, ReadonlySet<string>>;
};

/**
 * @param files everything in the repository, as paths from the root
 * @returns a sentence for each path, link or command in a `*.md` file that leads nowhere
 */
export function checkDocs(root: string, files: readonly string[], commands: Commands): string[] {
  const tree = openTree(root, files);
  return files
    .filter((file) => file.endsWith(".md"))
    .flatMap((file) =>
      spansOf(tree.read(file)).flatMap((span) =>
        problemsOf(span, file, tree, commands).map((problem) => `${file}:${span.line} ${problem}`),
      ),
    );
}

type Tree = { readonly places: ReadonlySet<string>; readonly read: (file: string) => string };

/** Every file and folder. */
function openTree(root: string, files: readonly string[]): Tree {
  const places = new Set(files);
  for (const file of files) {
    for (let folder = path.posix.dirname(file); folder !== "."; folder = path.posix.dirname(folder)) places.add(folder);
  }
  return { places, read: (file) => readFileSync(path.join(root, file), "utf8") };
}

function problemsOf(span: Span, file: string, tree: Tree, commands: Commands): string[] {
  if (span.kind === "link") return linkProblems(span.text, file, tree);
  const paths =
    span.kind === "code" ? span.text.split(/[\s;()]+|,(?![^{]*\})/).filter((word) => isPath(word, tree)) : [];
  return [
    ...paths.filter((word) => !exists(word, file, tree)).map((word) => `\`${word}\` does not exist`),
    ...commandProblems(span.text, commands),
  ];
}

const TOP_FOLDER = /^(?:apps|packages|docs|e2e|bench|tools)\/[^\s]*$/;
const INNER_FOLDER = /^(?:src|features|platform|ui|app|migrations|how-to|adr)\/[^\s]*$/;
const FILE = /^[\w@<>{}*./…-]*\.(?:tsx?|mjs|sql|css|md|template)$/;

/** Words that name a place of the repository: from a top folder on, or a file by its name. */
function isPath(word: string, { places }: Tree): boolean {
  if (/^[/~.]|^https?:|^node_modules/.test(word) && !word.startsWith("./")) return false;
  const first = word.split("/")[0] ?? "";
  return (
    TOP_FOLDER.test(word) ||
    INNER_FOLDER.test(word) ||
    FILE.test(word) ||
    (word.startsWith("@portal/") && !places.has(first))
  );
}

/** Whether a path exists: from the root, beside the document, or as the end of a longer path. */
function exists(word: string, file: string, { places }: Tree): boolean {
  const cleaned = word
    .replace(/[.:]+$/, "")
    .replace(/\/$/, "")
    .replace(/:\d+$/, "")
    .replace(/^\.\//, "");
  const workspace = /^@portal\/(contract|db|listing|page-reading|website-check)\/(.+)$/.exec(cleaned);
  const wanted = workspace === null ? cleaned : `packages/${workspace[1]}/src/${workspace[2]}.ts`;
  const beside = path.posix.join(path.posix.dirname(file), wanted);
  if (places.has(wanted) || places.has(beside)) return true;
  if (/^@portal\/[\w-]+$/.test(wanted)) return true;
  const pattern = patternOf(wanted);
  const whole = new RegExp(TOP_FOLDER.test(wanted) ? `^${pattern}$` : `(?:^|/)${pattern}$`);
  return [...places].some((place) => whole.test(place));
}

/** `<slice>`, `NAME`, `*` stand for one name, `**` and `…` for anything, `{a,b}` for either. */
function patternOf(text: string): string {
  return text.replaceAll(/<[^>]+>|\*\*|…|\*|\{[^}]*\}|\bNAME\b|[.+?^$()|[\]\\]/g, (found) => {
    if (found === "**" || found === "…") return ".*";
    if (found === "*" || found === "NAME" || found.startsWith("<")) return "[^/]*";
    if (!found.startsWith("{")) return `\\${found}`;
    return `(?:${found.slice(1, -1).split(",").map(patternOf).join("|")})`;
  });
}

function linkProblems(target: string, file: string, { places, read }: Tree): string[] {
  if (/^[a-z]+:/i.test(target)) return [];
  const [to = "", anchor] = target.split("#");
  const place = to === "" ? file : path.posix.join(path.posix.dirname(file), decodeURI(to)).replace(/\/$/, "");
  if (!places.has(place)) return [`the link to ${target} leads nowhere`];
  if (anchor === undefined || !place.endsWith(".md") || anchorsOf(read(place)).has(anchor)) return [];
  return [`${place} has no heading #${anchor}`];
}

function commandProblems(text: string, { scripts, portal }: Commands): string[] {
  const unknownScripts = [...text.matchAll(/\bnpm (?:run )?(?<name>[a-z][\w-]*)/g)].flatMap(([command, name = ""]) => {
    const isRun = command.startsWith("npm run");
    return scripts.has(name) || (!isRun && !["start", "test"].includes(name)) ? [] : [`there is no \`${command}\``];
  });
  const portalCommands = [...text.matchAll(/(?:npm run portal -- |^portal )([a-z][a-z-]*)(?: ([a-z|]+))?/g)];
  return [
    ...unknownScripts,
    ...portalCommands.flatMap(([, name = "", below]) => {
      const names = portal.get(name);
      if (names === undefined) return [`there is no \`npm run portal -- ${name}\``];
      const missing = (below ?? "").split("|").filter((word) => word !== "" && names.size > 0 && !names.has(word));
      return missing.map((word) => `there is no \`npm run portal -- ${name} ${word}\``);
    }),
  ];
}
