import { expect, test } from "vitest";
import { requestAddress } from "./request-address.ts";

const account = { path: "/api/customer/account/:id", accountId: "required" } as const;
const dissolve = { path: "/api/customer/dissolveClaiming", accountId: "required" } as const;
const refresh = { path: "/api/auth/refresh", accountId: "ignored" } as const;

test("requestAddress fills in path parameters, query and the active company's id", () => {
  expect(requestAddress(account, { params: { id: "8" } }, 7)).toBe("/api/customer/account/8?accountId=7");
  expect(requestAddress(dissolve, { query: { id: "8" } }, 8)).toBe("/api/customer/dissolveClaiming?id=8&accountId=8");
});

test("requestAddress adds no id without an active company or for calls that ignore it", () => {
  expect(requestAddress(account, { params: { id: "8" } }, null)).toBe("/api/customer/account/8");
  expect(requestAddress(refresh, {}, 7)).toBe("/api/auth/refresh");
});

test("requestAddress escapes typed text", () => {
  const odd = { path: "/api/customer/account/:id", accountId: "ignored" } as const;
  expect(requestAddress(odd, { params: { id: "../8?x=1#y" }, query: { q: "a&b=c", empty: undefined } }, 7)).toBe(
    "/api/customer/account/..%2F8%3Fx%3D1%23y?q=a%26b%3Dc",
  );
});
