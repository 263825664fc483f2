/** Which tests belong to a page or a call: those that name it first, else those of its folder. */
import { readFileSync } from "node:fs";
import path from "node:path";

export type Tests = { readonly files: readonly string[]; readonly text: (file: string) => string };

const TEST = /\.(test|journey)\.tsx?$/;

export function openTests(root: string, files: readonly string[]): Tests {
  const texts = new Map<string, string>();
  return {
    files: files.filter((file) => TEST.test(file)),
    text(file) {
      const text = texts.get(file) ?? readFileSync(path.join(root, file), "utf8");
      texts.set(file, text);
      return text;
    },
  };
}

/** Tests in these folders that name one of the words; where none does, the tests of the folders. */
export function testsFor(tests: Tests, folders: readonly string[], words: readonly string[]): string[] {
  const near = tests.files.filter((file) => folders.some((folder) => file.startsWith(`${folder}/`)));
  const naming = filesNaming(tests, near, words);
  return naming.length > 0 ? naming : near;
}

/** Browser journeys that name one of the words. */
export const journeysFor = (tests: Tests, words: readonly string[]): string[] =>
  filesNaming(
    tests,
    tests.files.filter((file) => file.startsWith("e2e/")),
    words,
  );

const filesNaming = (tests: Tests, files: readonly string[], words: readonly string[]): string[] =>
  files.filter((file) => words.some((word) => word !== "" && tests.text(file).includes(word)));
