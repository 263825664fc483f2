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
  ["Portal.Branche.EXAMPLE", "branche.example"],
  ["CO.UK", undefined],
  ["portal.branche.example.", "branche.example"],
  ["a_b.c_d.example", undefined],
  ["\u00e4.example", undefined],
  ["person@evil.example", undefined],
  ["evil.example/path", undefined],
  ["-a.-b", undefined],
  ["a..b", undefined],
  ["", undefined],
])("%s → %s", (host, domain) => {
  expect(cookieDomain(host)).toBe(domain);
});
