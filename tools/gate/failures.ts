/** What failed in a run, short enough to stand below everything else that it printed. */

import { stripVTControlCharacters } from "node:util";

/** The parts of Vitest's JSON report that are read here; `message`: why a file could not be run at all. */
export type TestReport = {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};

type Failure = { file: string; test: string; message: string };

/** A cause is told whole by the test itself, further up. */
const LONGEST_MESSAGE = 240;
/** More are not one fault each. */
const MOST_FAILURES = 40;

/** Failed tests, and files none of whose tests could begin. Paths are relative to `root`. */
export function failuresOf({ testResults }: TestReport, root: string): Failure[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = name.replace(`${root}/`, "");
    if (status === "failed" && assertionResults.length === 0) return [{ file, test: "the file itself", message }];
    return assertionResults
      .filter((result) => result.status === "failed")
      .map(({ fullName, failureMessages: [first = ""] }) => ({ file, test: fullName, message: first }));
  });
}

/** For a person; nothing where nothing failed. */
export function failuresAsLines(failures: readonly Failure[]): string[] {
  if (failures.length === 0) return [];
  const told = failures.slice(0, MOST_FAILURES);
  return [
    "What failed:",
    ...told.flatMap(({ file, test, message }) => [`  ${file} > ${test}`, `      ${inOneLine(message)}`]),
    ...(failures.length > told.length ? [`  and ${failures.length - told.length} more`] : []),
  ];
}

/** Without colours; the line of the test that failed stands last, if the message has one. */
function inOneLine(message: string): string {
  const [said = "", ...stack] = stripVTControlCharacters(message).split(/\n\s+at /);
  const place = stack.find((line) => !line.includes("node_modules"))?.match(/[^/(]+:\d+:\d+/)?.[0];
  const text = said.replaceAll(/\s+/g, " ").trim();
  const short = text.length > LONGEST_MESSAGE ? `${text.slice(0, LONGEST_MESSAGE)} …` : text;
  return place === undefined ? short : `${short} (${place})`;
}
