import { expect, test } from "vitest";
import { cookieDomain, sessionCookieValue } from "./cookies.ts";

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

test("a session's cookie value needs a handle and a secret of 22 characters each", () => {
  const [handle, secret] = ["h".repeat(22), "s".repeat(22)] as const;
  expect(sessionCookieValue(handle, secret)).toBe(`s${handle}${secret}`);
  expect(() => sessionCookieValue(handle.slice(1), secret)).toThrow(RangeError);
  expect(() => sessionCookieValue(handle, `${secret}s`)).toThrow(RangeError);
  expect(() => sessionCookieValue("", "")).toThrow(RangeError);
});
