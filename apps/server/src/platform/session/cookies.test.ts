import { expect, test } from "vitest";
import { cookieDomain } from "./cookies.ts";

test.each([
  ["portal.branche.example", "branche.example"],
  ["a.b.c.branche.example", "branche.example"],
  ["branche.example", "branche.example"],
  ["localhost", undefined],
  ["marke-b.localhost", undefined],
  ["127.0.0.1", undefined],
  ["[::1]", undefined],
  ["portal", undefined],
  ["co.uk", undefined],
  ["firma.co.uk", undefined],
  ["portal.firma.co.uk", undefined],
  ["name.github.io", undefined],
])("%s → %s", (host, domain) => {
  expect(cookieDomain(host)).toBe(domain);
});
