import { expect, test } from "vitest";
import { germanTexts } from "./german-texts.ts";

const textsOf = (source: string) => germanTexts("page.tsx", source).map(({ text }) => text);

test.each([
  [
    "a sentence goes on in its links",
    `<p>Noch kein Konto? <a href="/x">Registrieren</a></p>`,
    ["Noch kein Konto? Registrieren"],
  ],
  ["computed parts stand as dots", `<p>Noch {days} Tage</p>`, ["Noch … Tage"]],
  ["words on buttons", `<Button onClick={save}>Speichern</Button>`, ["Speichern"]],
  [
    "titles of one word, but no class names",
    `<Section title="Termine" className="wide box">{rows}</Section>`,
    ["Termine"],
  ],
  ["template texts", "const t = `Sie haben ${count} Anfragen`;", ["Sie haben … Anfragen"]],
  ["texts of tables", `const LABELS = { a: "Wird noch geprüft", b: "done" };`, ["Wird noch geprüft"]],
  ["texts of conditions in sentences", `<p>{open ? "Jetzt geöffnet für Sie" : null}</p>`, ["Jetzt geöffnet für Sie"]],
  [
    "no SQL, no imports, no selectors",
    `import x from "./der und das"; sql("select die from der where das"); q("a b");`,
    [],
  ],
])("%s", (_what, source, expected) => {
  expect(textsOf(source)).toEqual(expected);
});

test("names the line of each text", () => {
  expect(germanTexts("a.ts", `const a = 1;\nconst b = "Bitte warten Sie";`)).toEqual([
    { line: 2, text: "Bitte warten Sie" },
  ]);
});
