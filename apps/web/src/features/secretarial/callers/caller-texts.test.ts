import { expect, test } from "vitest";
import { aCaller } from "../testing/callers.ts";
import { callerName } from "./caller-texts.ts";

test.each([
  [{}, "Maria Klein"],
  [{ name: "" }, "Hausverwaltung Klein"],
  [{ name: "", company: "" }, "Anrufer ohne Namen"],
  [{ name: "", company: "", phone: "" }, "Unbekannter Anrufer"],
])("the caller with %j is %s", (given, name) => expect(callerName(aCaller(given))).toBe(name));
