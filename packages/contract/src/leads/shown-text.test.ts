import { expect, test } from "vitest";
import { shownText } from "./shown-text.ts";

test.each([
  ["Bitte rufen Sie 0221 / 44 55-66 an.", "", "Bitte rufen Sie ••• an."],
  ["Mobil +49 (0)171 2345678, danke", "", "Mobil •••, danke"],
  ["Durchwahl 44 55 66", "", "Durchwahl •••"],
  ["Durchwahl 44 55 6", "", "Durchwahl 44 55 6"],
  ["Mail: anna.klein@post.example.", "", "Mail: •••"],
  ["anna (at) post.example schreiben", "", "••• schreiben"],
  ["Fotos auf www.klein.example/dach", "", "Fotos auf •••"],
  ["Grüße, Maria Klein-Berg", "Maria Klein-Berg", "Grüße, ••• •••"],
  ["maria und MARIA, nicht Mariannes", "Maria", "••• und •••, nicht Mariannes"],
  ["Ein Kleinbagger für Frau Klein", "Klein", "Ein Kleinbagger für Frau •••"],
  ["Dach mit 120 m² in 50667 Köln bis 15.3.", "", "Dach mit 120 m² in 50667 Köln bis 15.3."],
  ["Name mit Zeichen: A.(B)*", "A.(B)* +[x", "Name mit Zeichen: A.•••"],
])("%j with the name %j is shown as %j", (text, name, shown) => {
  expect(shownText(text, name)).toBe(shown);
});

test("hiding takes linear time on hostile texts", () => {
  const started = process.cpuUsage();
  for (const text of [
    "a".repeat(4000),
    "1 ".repeat(2000),
    "a@".repeat(2000),
    "(at)".repeat(1000),
    "+(".repeat(2000),
    "a.".repeat(2000),
  ]) {
    shownText(text, "a".repeat(200));
  }
  expect(process.cpuUsage(started).user).toBeLessThan(1_000_000);
});
