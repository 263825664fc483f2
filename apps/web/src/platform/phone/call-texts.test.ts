import { expect, test } from "vitest";
import { arrivalsSentence, durationText, openSentence, standOf } from "./call-texts.ts";

test.each([
  [0, "Alle Anrufe sind erledigt", ""],
  [1, "Ein Anruf ist noch offen", "Ein neuer Anruf ist da."],
  [7, "7 Anrufe sind noch offen", "7 neue Anrufe sind da."],
])("%i: %s", (count, open, arrived) => expect([openSentence(count), arrivalsSentence(count)]).toEqual([open, arrived]));

test.each([
  [0, "0:00 Min."],
  [95, "1:35 Min."],
  [3600, "60:00 Min."],
])("%i seconds are %s", (seconds, text) => expect(durationText(seconds)).toBe(text));

test.each([
  [
    { start: "2026-01-25", end: "2026-02-24" },
    "01.03.2026 bis 31.03.2026, verglichen mit 25.01.2026 bis 24.02.2026, den gleichen Wochentagen. Quelle: Sprachbot, Stand 01.04.2026.",
  ],
  [
    null,
    "01.03.2026 bis 31.03.2026. Kein Vergleich: Davor gab es noch keine Anrufe. Quelle: Sprachbot, Stand 01.04.2026.",
  ],
])("figures of March compared with %j", (comparedWith, text) =>
  expect(standOf({ range: { start: "2026-03-01", end: "2026-03-31" }, comparedWith }, "Sprachbot", "2026-04-01")).toBe(
    text,
  ),
);
