import { expect, test } from "vitest";
import { callerName } from "./caller-texts.ts";

const KLEIN = { name: "Maria Klein", company: "Hausverwaltung Klein", phone: "0221 445566" };

test.each([
  [{}, "Maria Klein"],
  [{ name: "" }, "Hausverwaltung Klein"],
  [{ name: "", company: "" }, "Anrufer ohne Namen"],
  [{ name: "", company: "", phone: "" }, "Unbekannter Anrufer"],
])("the caller with %j is %s", (given, name) => expect(callerName({ ...KLEIN, ...given })).toBe(name));
