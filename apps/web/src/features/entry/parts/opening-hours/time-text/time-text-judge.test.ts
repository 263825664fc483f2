/** The time field against the judge's rows: it may refuse a text, and must never read it wrongly. */
import { readFileSync } from "node:fs";
import { minutesOf } from "@portal/contract/opening-hours/model";
import { expect, test } from "vitest";
import { parseTimeText } from "./time-text.ts";

type Row = { id: string; text: string; meaning: { minutes: number } | { refused: string } };
const FILE = new URL("../../../../../../../../packages/listing/judges/time-field.ndjson", import.meta.url);
const rows = readFileSync(FILE, "utf8")
  .trimEnd()
  .split("\n")
  .map((line) => JSON.parse(line) as Row);
const MINUTES_PER_DAY = 1440;

const judged = rows.map((row) => {
  const read = parseTimeText(row.text);
  const expected = "refused" in row.meaning ? null : row.meaning.minutes % MINUTES_PER_DAY;
  return { ...row, read, isRead: read !== null, isRight: read === null || minutesOf(read) === expected };
});

test("no text is read wrongly", () => {
  expect(judged.filter(({ isRight }) => !isRight)).toEqual([]);
});

test("four fifths of the texts that mean a time are read", () => {
  const readable = judged.filter(({ meaning }) => !("refused" in meaning));
  expect(readable.filter(({ isRead }) => isRead).length / readable.length).toBeGreaterThan(0.8);
});
