import * as fc from "fast-check";
import { expect, test } from "vitest";
import { answerTemplate, PLACEHOLDERS, renderTemplate, unknownPlaceholders } from "./template.ts";

const VALUES = { name: "Hanna K.", firma: "Brandt GmbH", sterne: "5", datum: "03.04.2026" };

test.each([
  ["Hallo {name}, danke.", "Hallo Hanna K., danke."],
  ["{firma} dankt für {sterne} Sterne vom {datum}.", "Brandt GmbH dankt für 5 Sterne vom 03.04.2026."],
  ["{name} {name}", "Hanna K. Hanna K."],
  ["{ name } {Name} {} {vorname}", "{ name } {Name} {} {vorname}"],
  ["ohne", "ohne"],
])("%j becomes %j", (text, rendered) => {
  expect(renderTemplate(text, VALUES)).toBe(rendered);
});

test("without a name the space before it goes too", () => {
  expect(renderTemplate("Guten Tag {name}, danke für {sterne} Sterne.", { ...VALUES, name: "" })).toBe(
    "Guten Tag, danke für 5 Sterne.",
  );
});

test("a value with braces or with marks of a replacement is taken literally", () => {
  const value = fc.oneof(fc.constantFrom("{firma}", "$&", "$1", "$`", "{name}"), fc.string({ minLength: 1 }));
  fc.assert(
    fc.property(value, value, (name, firma) => {
      expect(renderTemplate("{name}|{firma}", { ...VALUES, name, firma })).toBe(`${name}|${firma}`);
    }),
  );
});

test("a template of known placeholders has none left after it was rendered", () => {
  const part = fc.oneof(
    fc.constantFrom(...Object.keys(PLACEHOLDERS).map((word) => `{${word}}`)),
    fc.constant(" Wort "),
  );
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const text = parts.join("");
      expect(unknownPlaceholders(text)).toEqual([]);
      expect(renderTemplate(text, VALUES)).not.toMatch(/[{}]/);
    }),
  );
});

test("an unknown placeholder is named, with those that exist", () => {
  const read = answerTemplate.safeParse({ id: null, title: "Dank", text: "Liebe {vorname}, danke" });
  expect(read.error?.issues).toMatchObject([
    { path: ["text"], message: "{vorname} gibt es nicht. Möglich sind {name}, {firma}, {sterne}, {datum}." },
  ]);
});

test.each([
  ["no title", { id: null, title: " ", text: "Danke" }, "title"],
  ["no text", { id: null, title: "Dank", text: " \n" }, "text"],
  ["a text of 1,301 characters", { id: null, title: "Dank", text: "x".repeat(1301) }, "text"],
  ["a title of two lines", { id: null, title: "Da\nnk", text: "Danke" }, "title"],
])("a template with %s is refused at its field", (_, template, field) => {
  expect(answerTemplate.safeParse(template).error?.issues.map(({ path }) => path[0])).toEqual([field]);
});
