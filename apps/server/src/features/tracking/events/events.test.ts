import { expect, test } from "vitest";
import { countedTerm, deviceOf, isRobot } from "./events.ts";

test.each([
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Mobile/15E148 Safari/604.1", "phone"],
  ["Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36", "phone"],
  ["Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 Chrome/140.0 Safari/537.36", "tablet"],
  ["Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1 Mobile/15E148 Safari/604.1", "tablet"],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36", "computer"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1 Version/18.0 Safari/605.1", "computer"],
  ["", "unknown"],
  [undefined, "unknown"],
])("%s runs on %s", (agent, device) => {
  expect(deviceOf(agent)).toBe(device);
  if (agent) expect(isRobot(agent)).toBe(false);
});

test.each(["Mozilla/5.0 (compatible; bingbot/2.0)", "python-requests/2.32", "Wget/1.24", undefined])(
  "%s is a robot",
  (agent) => expect(isRobot(agent)).toBe(true),
);

test.each([
  ["  Dachdecker\u00a0 KÖLN ", "dachdecker köln"],
  ["Tu\u0308ren", "türen"],
  ["24 Stunden Notdienst 50667", "24 stunden notdienst 50667"],
  ["petra@brandt.example", null],
  ["0171 3920012", null],
  ["030/23 12 51", null],
  ["   ", null],
  [undefined, null],
  ["x".repeat(200), "x".repeat(80)],
])("the term %j is counted as %j", (term, counted) => expect(countedTerm(term)).toBe(counted));
