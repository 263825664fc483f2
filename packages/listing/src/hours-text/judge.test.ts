/** The reader of opening hours against the judge's rows: it may refuse a text, and must never read it wrongly. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isRefused, type JudgeRow, judgedSpans, parseJudgeRows, type WeekMeaning } from "../testing/judges.ts";
import { readWeek } from "./hours-text.ts";

const WEEKDAYS = ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"];
const rows = parseJudgeRows<WeekMeaning>(
  readFileSync(new URL("../../judges/opening-hours.ndjson", import.meta.url), "utf8"),
);

type Verdict = "right" | "not read" | "wrong";

function judge({ text, meaning }: JudgeRow<WeekMeaning>): Verdict {
  const read = readWeek(text);
  if (read === undefined) return isRefused(meaning) ? "right" : "not read";
  if (isRefused(meaning) || meaning.unread !== undefined) return "wrong";
  const isSameWeek = JSON.stringify(read.week) === JSON.stringify(meaning.week.map(judgedSpans));
  const days = read.byAppointment.map((day) => WEEKDAYS[day]);
  const isSameAppointment =
    meaning.appointment === "general" || JSON.stringify(days) === JSON.stringify(meaning.appointment ?? []);
  const isSameHoliday =
    JSON.stringify(read.holidays) ===
    (meaning.holidays === undefined
      ? undefined
      : JSON.stringify(meaning.holidays === "closed" ? [] : judgedSpans(meaning.holidays)));
  return isSameWeek && isSameAppointment && isSameHoliday ? "right" : "wrong";
}

const judged = rows.map((row) => ({ ...row, verdict: judge(row) }));

test("no text is read wrongly", () => {
  const wrong = judged.filter(({ verdict }) => verdict === "wrong");
  expect(wrong.map(({ id, text, meaning }) => ({ id, text, meaning, read: readWeek(text) }))).toEqual([]);
});

test("four fifths of the texts whose week is certain are read", () => {
  const certain = judged.filter(({ meaning }) => !isRefused(meaning) && meaning.unread === undefined);
  const right = certain.filter(({ verdict }) => verdict === "right");
  expect(right.length / certain.length).toBeGreaterThan(0.8);
});
