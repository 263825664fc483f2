/** The reader of addresses against the judge's rows: it may refuse a text, and must never read it wrongly. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type AddressMeaning, isRefused, type JudgeRow, parseJudgeRows } from "../testing/judges.ts";
import { readAddress } from "@portal/contract/addresses/reading/read-address";

const rows = parseJudgeRows<AddressMeaning>(
  readFileSync(new URL("../../judges/addresses.ndjson", import.meta.url), "utf8"),
);

/** Upper and lower case, dashes, white space and dots at the end count as equal. */
const plain = (text: string | undefined): string =>
  (text ?? "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/[\u2010-\u2015]/g, "-")
    .replace(/\s+/g, " ")
    .replace(/\.+$/, "");

type Verdict = "right" | "not read" | "wrong";

function judge({ text, meaning }: JudgeRow<AddressMeaning>): Verdict {
  const read = readAddress(text);
  if (read === null) return isRefused(meaning) ? "right" : "not read";
  if (isRefused(meaning)) return "wrong";
  const fields = ["street", "houseNumber", "postalCode", "city", "addition"] as const;
  return fields.every((field) => plain(read[field]) === plain(meaning[field])) ? "right" : "wrong";
}

const judged = rows.map((row) => ({ ...row, verdict: judge(row) }));

test("no text is read wrongly", () => {
  const wrong = judged.filter(({ verdict }) => verdict === "wrong");
  expect(wrong.map(({ id, text, meaning }) => ({ id, text, meaning, read: readAddress(text) }))).toEqual([]);
});

test("nine tenths of the texts whose address is certain are read", () => {
  const certain = judged.filter(({ meaning }) => !isRefused(meaning));
  const right = certain.filter(({ verdict }) => verdict === "right");
  expect(right.length / certain.length).toBeGreaterThan(0.9);
});

test.each([
  "Hauptstr. 12345 Berlin",
  "An der B 27",
  "Zur Zeit geschlossen",
  "Hotel zur Post 5, 12345 Ort",
  "Seestr. 12, Am Bahnhof, 12345 Ort",
])("%s is refused, because part of it is something else", (text) => expect(readAddress(text)).toBeNull());

test("a hostile text of 300 characters is read within the limit", () => {
  const parts = [
    "a",
    " ",
    "-",
    "1 ",
    "12a-",
    "Nr. ",
    "c/o a ",
    "Haus 1 ",
    "&amp;",
    "A.",
    "straße ",
    "1 / ",
    "\n",
    "i.",
  ];
  const start = performance.now();
  for (const one of parts) for (const other of parts) readAddress(`${one}${other}!`.repeat(300).slice(0, 300));
  expect(performance.now() - start).toBeLessThan(2000);
});
