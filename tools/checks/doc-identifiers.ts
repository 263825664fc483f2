/** Checks that the identifiers that documents name exist in the code. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { spansOf } from "./markdown.ts";

const SOURCE = /\.(?:tsx?|mjs|sql|css|json|template)$/;
/** Records of past decisions may name what is gone. */
const RECORD = /^docs\/adr\//;
const CAMEL_CASE = /(?<![\w-])[a-z]+[A-Z]\w*/g;

/**
 * Names in camelCase only: other words in backticks are too often plain words. A document's own examples, which are in
 * its code blocks, may introduce names.
 *
 * @param files everything in the repository, as paths from the root
 * @returns a sentence for each name in backticks that no source has
 */
export function checkDocIdentifiers(root: string, files: readonly string[]): string[] {
  const read = (file: string): string => readFileSync(path.join(root, file), "utf8");
  const documents = files.filter((file) => file.endsWith(".md") && !RECORD.test(file));
  const known = new Set(files.filter((file) => SOURCE.test(file)).flatMap((file) => read(file).match(/\w+/g) ?? []));
  return documents.flatMap((file) => {
    const spans = spansOf(read(file));
    const examples = new Set(spans.flatMap(({ kind, text }) => (kind === "block" ? (text.match(/\w+/g) ?? []) : [])));
    return spans
      .filter(({ kind }) => kind === "code")
      .flatMap(({ text, line }) =>
        (text.match(CAMEL_CASE) ?? [])
          .filter((name) => !known.has(name) && !examples.has(name))
          .map((name) => `${file}:${line} \`${name}\` is in no source`),
      );
  });
}
