import { expect, test } from "vitest";
import { renewErrorText } from "./renew-error-texts.ts";

test.each([
  ["fehlt", "Hier fehlt der Link"],
  ["abgelaufen", "Dieser Link ist abgelaufen"],
  ["benutzt", "Diesen Link haben Sie schon benutzt"],
  ["unbekannt", "Diesen Link kennen wir nicht"],
  ["__proto__", "Diesen Link kennen wir nicht"],
  [undefined, "Diesen Link kennen wir nicht"],
])('reason %s has the title "%s"', (reason, title) => {
  expect(renewErrorText(reason).title).toBe(title);
});
