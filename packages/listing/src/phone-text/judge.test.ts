/** The reader of phone numbers against the judge's rows: it may refuse a text, and must never read it wrongly. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isRefused, type JudgeRow, parseJudgeRows, type PhonesMeaning } from "../testing/judges.ts";
import { readPhones } from "./phone-text.ts";

const rows = parseJudgeRows<PhonesMeaning>(
  readFileSync(new URL("../../judges/phones.ndjson", import.meta.url), "utf8"),
);

type Verdict = "right" | "not read" | "wrong";

function judge({ text, meaning }: JudgeRow<PhonesMeaning>): Verdict {
  const read = readPhones(text);
  if (read === null) return isRefused(meaning) ? "right" : "not read";
  if (isRefused(meaning)) return "wrong";
  const numbers = read.map(({ e164, extension, isFax }) => ({ e164, extension, fax: isFax }));
  const meant = meaning.numbers.map(({ e164, extension, fax = false }) => ({ e164, extension, fax }));
  return JSON.stringify(numbers) === JSON.stringify(meant) ? "right" : "wrong";
}

const judged = rows.map((row) => ({ ...row, verdict: judge(row) }));

test("no text is read wrongly", () => {
  const wrong = judged.filter(({ verdict }) => verdict === "wrong");
  expect(wrong.map(({ id, text, meaning }) => ({ id, text, meaning, read: readPhones(text) }))).toEqual([]);
});

test("nine tenths of the texts whose numbers are certain are read", () => {
  const certain = judged.filter(({ meaning }) => !isRefused(meaning));
  const right = certain.filter(({ verdict }) => verdict === "right");
  expect(right.length / certain.length).toBeGreaterThan(0.9);
});

test("a hostile text of 300 characters is read within the limit", () => {
  const parts = [
    "0",
    "030 ",
    "+",
    "(",
    ")",
    "-",
    " / ",
    ", ",
    "+49 ",
    "(0)",
    "0171/3920012 ",
    "x1",
    "a",
    "-1",
    "&amp;",
  ];
  const start = performance.now();
  for (const one of parts) for (const other of parts) readPhones(`${one}${other}`.repeat(300).slice(0, 300));
  expect(performance.now() - start).toBeLessThan(2000);
});
