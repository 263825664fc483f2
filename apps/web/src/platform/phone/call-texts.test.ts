import { expect, test } from "vitest";
import { arrivalsSentence, durationText, openSentence } from "./call-texts.ts";

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
