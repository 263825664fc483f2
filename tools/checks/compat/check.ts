/** Holds what the browser gets against the supported browsers. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { TOLERATED } from "./tolerated.ts";
import { ownNames, parse, usesIn } from "./scripts.ts";
import { floorsOf, lackedBy } from "./support.ts";
import type { Floors } from "./support.ts";
import { styleUsesIn } from "./styles.ts";

const SOURCES = /^(?:apps\/web|packages\/contract)\/src\/(?!.*(?:\.test\.|\/testing\/)).+\.(?:tsx?|css)$/;

type Source = { readonly file: string; readonly text: string };
type Problem = {
  readonly file: string;
  readonly line: number;
  readonly name: string;
  readonly lacks: readonly string[];
};

/** @returns a line for each use of an API or a style that a supported browser lacks */
export function checkCompat(root: string, files: readonly string[]): string[] {
  const { browserslist } = JSON.parse(readFileSync(path.join(root, "apps/web/package.json"), "utf8")) as {
    browserslist: string[];
  };
  const sources = files
    .filter((file) => SOURCES.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), "utf8") }));
  const found = problemsIn(sources, floorsOf(browserslist));
  const unused = Object.keys(TOLERATED).filter((name) => !found.some((problem) => toleratedAs(problem) === name));
  return [
    ...found
      .filter((problem) => !Object.hasOwn(TOLERATED, toleratedAs(problem)))
      .map(({ file, line, name, lacks }) => `${file}:${line} ${name} is missing in ${lacks.join(", ")}`),
    ...unused.map((name) => `tools/checks/compat/tolerated.ts names ${name}, which nothing uses or every browser has`),
  ];
}

/** A property is tolerated with its values. */
const toleratedAs = ({ name }: Problem): string => (name.startsWith("@") ? name : name.replace(/: .+/, ""));

/** Every use that a supported browser lacks, tolerated ones too. */
export function problemsIn(sources: readonly Source[], floors: Floors): Problem[] {
  const scripts = sources
    .filter(({ file }) => !file.endsWith(".css"))
    .map((source) => ({ ...source, program: parse(source.file, source.text) }));
  const own = new Set(scripts.flatMap(({ program }) => ownNames(program)));
  return [
    ...scripts.flatMap(({ file, text, program }) =>
      usesIn(program, own).flatMap(({ name, at, any }): Problem[] => {
        const lacks = any.map((feature) => lackedBy(feature, floors, false));
        // A name that one object has in every browser may be that object's.
        const [least = []] = lacks.toSorted((a, b) => a.length - b.length);
        const line = text.slice(0, at).split("\n").length;
        return least.length === 0 ? [] : [{ file, line, name, lacks: least }];
      }),
    ),
    ...sources
      .filter(({ file }) => file.endsWith(".css"))
      .flatMap(({ file, text }) =>
        styleUsesIn(text).flatMap(({ name, line, feature }): Problem[] => {
          const lacks = lackedBy(feature, floors, true);
          return lacks.length === 0 ? [] : [{ file, line, name, lacks }];
        }),
      ),
  ];
}
