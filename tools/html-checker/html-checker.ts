/**
 * The W3C's HTML checker (Nu) over files. It is no dependency of this repository, because it needs Java and weighs
 * 30 MB: `VNU_JAR` names its file.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";

type Message = { type: string; url?: string; message?: string; extract?: string };

const MAX_REPORT_BYTES = 200_000_000;

/** Messages that state no error, with the reason. */
const ACCEPTED: readonly { is: (text: string, extract: string) => boolean; because: string }[] = [
  {
    is: (text) => /^The “list” role is unnecessary for element “[uo]l”\.$/.test(text),
    because: "VoiceOver calls a list without bullets no list, unless it has the role.",
  },
  {
    is: (text) => text.startsWith("CSS: "),
    because:
      "Its list of CSS is older than container queries, field-sizing, @starting-style and calculations with var(). The build parses the styles, and a check of its own knows what browsers have.",
  },
  {
    is: (text, extract) =>
      text.startsWith("Attribute “aria-activedescendant”") &&
      /<input [^>]*role="combobox"/.test(extract) &&
      extract.includes("aria-controls="),
    because: "ARIA 1.2: of a combobox, it may refer to an element inside the list that aria-controls names.",
  },
];

const isAccepted = (text: string, extract: string): boolean => ACCEPTED.some(({ is }) => is(text, extract));

/** The findings of a report in JSON by file name, one line each: "W3C: message, element". */
export function findingsIn(report: string): Map<string, string[]> {
  const { messages } = JSON.parse(report) as { messages: Message[] };
  const found = new Map<string, string[]>();
  for (const { url = "", message = "", extract = "" } of messages) {
    if (isAccepted(message, extract)) continue;
    const file = path.basename(decodeURIComponent(url));
    const line = `W3C: ${message} ${extract.replaceAll(/\s+/g, " ").slice(0, 160)}`.trim();
    found.set(file, [...(found.get(file) ?? []), line]);
  }
  return found;
}

/** Why the checker cannot run; undefined if it can. */
export function whyNot(jar: string, hasJava: () => boolean): string | undefined {
  if (jar === "") return "VNU_JAR is not set. It names vnu.jar, for example of the npm package vnu-jar.";
  if (!existsSync(jar)) return `VNU_JAR names ${jar}, which does not exist.`;
  return hasJava() ? undefined : "java is not installed (17 or newer).";
}

const jarOf = (): string => process.env["VNU_JAR"] ?? "";

/** Why the checker cannot run on this machine; undefined if it can. */
export const whyNotHere = (): string | undefined => whyNot(jarOf(), () => spawnSync("java", ["-version"]).status === 0);

/** The findings by file name. */
export function checkHtmlFiles(files: readonly string[]): Map<string, string[]> {
  if (files.length === 0) return new Map();
  const { stderr, error } = spawnSync("java", ["-jar", jarOf(), "--format", "json", "--exit-zero-always", ...files], {
    encoding: "utf8",
    maxBuffer: MAX_REPORT_BYTES,
  });
  if (error) throw error;
  return findingsIn(stderr);
}
