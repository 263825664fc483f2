import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { choiceOrNone, choicesOf, emptyOr, lineOf, linesOf, paragraphsOf, refusedWith } from "./text-fields.ts";

/** What a field makes of a value: its result, or its first message. */
function entered(field: z.ZodMiniType, value: unknown): unknown {
  const { success, data, error } = field.safeParse(value);
  return success ? data : error.issues[0]?.message;
}

const HIDDEN_IN_LINE = "Bitte ohne Zeilenumbrüche und unsichtbare Zeichen.";

describe("one line", () => {
  test.each([
    ["spaces around the text", "  Blumen Anna ", "Blumen Anna"],
    ["a letter and a separate accent", "Cafe\u0301", "Café"],
    ["exactly the limit after trimming", ` ${"x".repeat(20)} `, "x".repeat(20)],
    ["one character too many", "x".repeat(21), "Bitte höchstens 20 Zeichen."],
    ["a line break", "a\nb", HIDDEN_IN_LINE],
    ["a tab", "a\tb", HIDDEN_IN_LINE],
    ["a mark that changes the writing direction", "a\u202eb", HIDDEN_IN_LINE],
    ["Unicode's line separator", "a\u2028b", HIDDEN_IN_LINE],
    ["nothing", "", ""],
    ["a number", 7, "Bitte geben Sie einen Text ein."],
    ["null", null, "Bitte geben Sie einen Text ein."],
  ])("%s", (_what, typed, result) => expect(entered(lineOf(20), typed)).toBe(result));

  test("a required line refuses spaces alone with its own message", () => {
    expect(entered(lineOf(20, "Bitte geben Sie den Ort an."), "   ")).toBe("Bitte geben Sie den Ort an.");
  });

  test("the limit counts characters after normalising", () => {
    expect(entered(lineOf(4), "Cafe\u0301")).toBe("Café");
  });
});

describe("several lines", () => {
  test.each([
    ["line ends of Windows and of old Macs become LF", "a\r\nb\rc", "a\nb\nc"],
    ["tabs and blank lines stay", "a\n\n\tb", "a\n\n\tb"],
    ["space around the text goes", "\n a \n", "a"],
    ["NUL is refused", "a\0b", "Bitte ohne unsichtbare Steuerzeichen."],
    ["a mark that changes the writing direction is refused", "a\u2066b", "Bitte ohne unsichtbare Steuerzeichen."],
    ["a text over the limit is refused", "x".repeat(21), "Bitte höchstens 20 Zeichen."],
  ])("%s", (_what, typed, result) => expect(entered(paragraphsOf(20), typed)).toBe(result));
});

describe("choices of a closed list", () => {
  const choices = choicesOf(["cash", "card", "invoice"]);
  test("come back in the list's order, each once", () => {
    expect(entered(choices, ["invoice", "cash", "invoice"])).toEqual(["cash", "invoice"]);
  });
  test("more choices than the list has are refused", () => {
    expect(entered(choices, ["cash", "card", "invoice", "cash"])).toBe("Bitte jeden Eintrag nur einmal.");
  });
  test("a code that is not in the list is refused at its place", () => {
    const { error } = choices.safeParse(["cash", "bitcoin"]);
    expect(error?.issues).toMatchObject([{ path: [1], message: "Bitte wählen Sie aus der Liste." }]);
  });
  test("one choice may also be none", () => {
    const one = choiceOrNone(["cash", "card"]);
    expect([entered(one, ""), entered(one, "card"), entered(one, "CARD")]).toEqual([
      "",
      "card",
      "Bitte wählen Sie aus der Liste.",
    ]);
  });
});

describe("a list of lines", () => {
  const trades = linesOf("Branchen", { characters: 10, most: 2 });
  test.each([
    ["two different lines", ["Maler", " Dachdecker "], ["Maler", "Dachdecker"]],
    ["the same line in capitals", ["Maler", "MALER"], "Branchen: bitte jede Angabe nur einmal."],
    ["the same line after trimming", ["Maler", " Maler"], "Branchen: bitte jede Angabe nur einmal."],
    ["one line too many", ["a", "b", "c"], "Branchen: höchstens 2."],
    ["an empty line", ["Maler", " "], "Bitte füllen Sie die Zeile aus oder entfernen Sie sie."],
    ["a line that is too long", ["x".repeat(11)], "Bitte höchstens 10 Zeichen."],
  ])("%s", (_what, typed, result) => expect(entered(trades, typed)).toEqual(result));
});

test("emptyOr accepts an empty text, and its message may depend on the refused one", () => {
  const field = z.string().check(
    emptyOr(
      (text) => text === "ja",
      (text) => `„${text}“ geht nicht.`,
    ),
  );
  expect([entered(field, ""), entered(field, "ja"), entered(field, "nein")]).toEqual(["", "ja", "„nein“ geht nicht."]);
});

test("refusedWith gives its error the code for the answer", () => {
  const field = z.string().check(refusedWith("entry.name_imitates_provider", () => false, "Bitte anders."));
  expect(field.safeParse("x").error?.issues[0]).toMatchObject({
    message: "Bitte anders.",
    params: { code: "entry.name_imitates_provider" },
  });
});
