import { expect, test } from "vitest";
import { endpoint, needsXsrf } from "./endpoint.ts";

const row = (path: string) => endpoint<unknown>()({ name: "x", method: "POST", path });

test.each([
  "/api/customer/getDocuments",
  "/api/web-banners/getCompanyWebBanners",
  "/api/adplorer/customerData",
  "/api/secretarial-service/getCompanySettings",
  "/api/cuca/getWebsiteDeeplink/:id",
  "/api/wkdb/portals/list",
  "/api/tv-banners/setCreative",
  "/api/external-services/list",
  "/api/customer/entry/account-locks/get",
])("a call at %s requires the accountId", (path) => {
  expect(row(path).accountId).toBe("required");
});

test.each(["/api/auth/login", "/api/user/getPortals", "/api/navigation/menu-items", "/api/mws/address/validate"])(
  "%s carries none",
  (path) => {
    expect(row(path).accountId).toBe("ignored");
  },
);

test("a declared accountId rule overrides the path's", () => {
  const declared = endpoint<unknown>()({
    name: "x",
    method: "POST",
    path: "/api/auth/login/cuca",
    accountId: "ignored",
  });
  expect(declared.accountId).toBe("ignored");
});

test.each([
  [{ method: "GET" }, false],
  [{ method: "GET", changesState: true }, true],
  [{ method: "POST" }, true],
  [{ method: "DELETE" }, true],
  [{ method: "POST", xsrf: false }, false],
] as const)("%o needs the XSRF header: %s", (call, needed) => {
  expect(needsXsrf(call)).toBe(needed);
});
