import { describe, expect, test } from "vitest";
import { ACCESS_MATRIX } from "../../testing/access/matrix.ts";
import { auditWords } from "./audit-words.ts";

test.each([
  ["people.invited", "Person eingeladen"],
  ["undoEntryChange", "Eintrag"],
  ["voicebotCaller.revealed", "Sprachbot"],
  ["claim.start", "Übernahme und Inhaberschaft des Eintrags"],
  ["quickAnswer.saved", "Anfragen von Kunden"],
  ["something.new", "Anderer Vorgang"],
])("auditWords of %s is %s", (action, words) => expect(auditWords(action)).toBe(words));

describe("calls of a company", () => {
  const names = Object.entries(ACCESS_MATRIX).flatMap(([name, { accountId }]) => (accountId === "ignored" ? [] : name));
  test.each(names)("%s has a word of its own", (name) => {
    expect(auditWords(name)).not.toBe("Anderer Vorgang");
    expect(auditWords(name)).not.toContain(name);
  });
});
