import fc from "fast-check";
import { expect, test } from "vitest";
import { vocabularyOf } from "./vocabulary.ts";

const { find } = vocabularyOf({
  name: "Dachdeckerei Lorenz",
  keywords: ["Dachdeckerei", "Dachfenster", "Dachfenster einbauen", "Dachrinne", "IT-Service", "Flachdachabdichtung"],
  places: ["Köln", "Frankfurt am Main", "Bad Honnef", "Baden-Baden"],
});

test.each([
  ["dachfenster einbauen köln", "Dachfenster einbauen", "Köln", "dachfenster einbauen"],
  ["einbauen dachfenster", "Dachfenster einbauen", null, "einbauen dachfenster"],
  ["dachfenster koeln", "Dachfenster", "Köln", "dachfenster"],
  ["dachrinnen reinigen", "Dachrinne", null, "dachrinnen reinigen"],
  ["dachrinnenheizung", null, null, "dachrinnenheizung"],
  ["it service frankfurt", "IT-Service", "Frankfurt am Main", "it service"],
  ["it-service frankfurt am main preise", "IT-Service", "Frankfurt am Main", "it-service preise"],
  ["bad honnef dachgaube", null, "Bad Honnef", "dachgaube"],
  ["bad sanieren", null, null, "bad sanieren"],
  ["dachgaube baden-baden", null, "Baden-Baden", "dachgaube"],
  ["dachgaube baden baden kosten", null, "Baden-Baden", "dachgaube kosten"],
  ["kölner dom", null, null, "kölner dom"],
  ["", null, null, ""],
])('"%s" has the keyword %j and the place %j, and is about "%s"', (term, keyword, place, topic) => {
  expect(find(term)).toMatchObject({ keyword, place, topic });
});

test.each([
  ["lorenz dach köln", true],
  ["dachdeckerei köln", false],
  ["lorenzstraße", false],
])('"%s" names the company: %s', (term, namesCompany) => expect(find(term).namesCompany).toBe(namesCompany));

test("every word of a term stays in its topic, except the place", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom("dach", "zimmerer", "preise", "notdienst"), { maxLength: 4 }), (words) => {
      expect(find([...words, "köln"].join(" ")).topic).toBe(words.join(" "));
    }),
  );
});

test("a company without words finds nothing in any term", () => {
  const empty = vocabularyOf({ name: "", keywords: ["", " – "], places: [""] });
  fc.assert(
    fc.property(fc.string(), (term) => {
      expect(empty.find(term)).toMatchObject({ keyword: null, place: null, namesCompany: false });
    }),
  );
});
