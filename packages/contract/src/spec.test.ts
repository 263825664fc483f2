import { expect, test } from "vitest";
import { pathShape, SPEC_CALLS, SPEC_ROUTE_PATHS, takesAccountId } from "./spec.ts";

test("144 calls and 97 routes, each once", () => {
  expect(SPEC_CALLS).toHaveLength(144);
  expect(new Set(SPEC_CALLS.map(({ method, path }) => `${method} ${path}`)).size).toBe(144);
  expect(SPEC_ROUTE_PATHS).toHaveLength(97);
  expect(new Set(SPEC_ROUTE_PATHS).size).toBe(97);
});

test("a call that needs or allows accountId is one whose URL has a word of §7, support log-in excepted", () => {
  for (const { path, accountId } of SPEC_CALLS) {
    const expected = takesAccountId(path) && path !== "/api/auth/login/cuca";
    expect([path, accountId !== "ignored"]).toEqual([path, expected]);
  }
});

test("the shape of a path is the same in both spellings", () => {
  expect(pathShape("/api/customer/account/:id")).toBe(pathShape("/api/customer/account/{id}"));
  expect(pathShape("/api/web-banners/updateCompanyWebBannerStatus/banner/{id}/{action}")).toBe(
    "/api/web-banners/updateCompanyWebBannerStatus/banner/{}/{}",
  );
});
