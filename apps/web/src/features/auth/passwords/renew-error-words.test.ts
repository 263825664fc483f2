import { expect, test } from "vitest";
import { renewErrorWords } from "./renew-error-words.ts";

test.each([
  ["fehlt", "Hier fehlt der Link"],
  ["abgelaufen", "Dieser Link ist abgelaufen"],
  ["benutzt", "Diesen Link haben Sie schon benutzt"],
  ["unbekannt", "Diesen Link kennen wir nicht"],
  ["__proto__", "Diesen Link kennen wir nicht"],
  [undefined, "Diesen Link kennen wir nicht"],
])("%s", (reason, title) => {
  expect(renewErrorWords(reason).title).toBe(title);
});
