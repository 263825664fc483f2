import { expect, test } from "vitest";
import { deviceName } from "./device-name.ts";

const WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/153.0.0.0 Safari/537.36`, "Chrome auf Windows"],
  [`Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/153.0.0.0 Safari/537.36 Edg/153.0.0.0`, "Edge auf Windows"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1",
    "Safari auf iPhone",
  ],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 15.1; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox auf Mac"],
  [
    `Mozilla/5.0 (Linux; Android 16) ${WEBKIT} SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`,
    "Samsung Internet auf Android",
  ],
  ["curl/8.5.0", "Unbekanntes Gerät"],
  ["", "Unbekanntes Gerät"],
])('the user agent %s is named "%s"', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
