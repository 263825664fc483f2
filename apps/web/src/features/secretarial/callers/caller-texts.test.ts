import { expect, test } from "vitest";
import { aCaller } from "../testing/callers.ts";
import { arrivalsSentence, callerName, durationText, headline } from "./caller-texts.ts";

test.each([
  [0, "Alle Anrufe sind erledigt", ""],
  [1, "Ein Anruf ist noch offen", "Ein neuer Anruf ist da."],
  [7, "7 Anrufe sind noch offen", "7 neue Anrufe sind da."],
])("%i: %s", (count, open, arrived) => expect([headline(count), arrivalsSentence(count)]).toEqual([open, arrived]));

test.each([
  [{}, "Maria Klein"],
  [{ name: "" }, "Hausverwaltung Klein"],
  [{ name: "", company: "" }, "Anrufer ohne Namen"],
  [{ name: "", company: "", phone: "" }, "Unbekannter Anrufer"],
])("the caller with %j is %s", (given, name) => expect(callerName(aCaller(given))).toBe(name));

test.each([
  [0, "0:00 Min."],
  [95, "1:35 Min."],
  [3600, "60:00 Min."],
])("%i seconds are %s", (seconds, text) => expect(durationText(seconds)).toBe(text));
