import { dissolveClaiming, getAccount } from "@portal/contract/account";
import { refresh } from "@portal/contract/auth";
import * as account from "@portal/contract/account";
import * as auth from "@portal/contract/auth";
import * as entry from "@portal/contract/entry";
import * as entryDifferences from "@portal/contract/entry-differences";
import * as entryHistory from "@portal/contract/entry-history";
import * as files from "@portal/contract/files";
import * as navigation from "@portal/contract/navigation";
import * as notifications from "@portal/contract/notifications";
import * as publicEntry from "@portal/contract/public-entry";
import { takesAccountId } from "@portal/contract/spec";
import { expect, test } from "vitest";
import { requestAddress } from "./request-address.ts";

test("path parameters, query and the active company's id", () => {
  expect(requestAddress(getAccount, { params: { id: "8" } }, 7)).toBe("/api/customer/account/8?accountId=7");
  expect(requestAddress(dissolveClaiming, { query: { id: "8" } }, 8)).toBe(
    "/api/customer/dissolveClaiming?id=8&accountId=8",
  );
});

test("without an active company, and for calls that ignore it, none is sent", () => {
  expect(requestAddress(getAccount, { params: { id: "8" } }, null)).toBe("/api/customer/account/8");
  expect(requestAddress(refresh, {}, 7)).toBe("/api/auth/refresh");
});

test("what people type can't leave its place", () => {
  const odd = { path: "/api/customer/account/:id", accountId: "ignored" } as const;
  expect(requestAddress(odd, { params: { id: "../8?x=1#y" }, query: { q: "a&b=c", empty: undefined } }, 7)).toBe(
    "/api/customer/account/..%2F8%3Fx%3D1%23y?q=a%26b%3Dc",
  );
});

type Row = { name: string; path: string; accountId: string };
const isRow = (value: unknown): value is Row =>
  typeof value === "object" && value !== null && "path" in value && "accountId" in value;

test.each(
  [account, auth, entry, entryDifferences, entryHistory, files, navigation, notifications, publicEntry]
    .flatMap((slice) => Object.values(slice))
    .filter(isRow),
)("$name sends the company's id exactly where Specification §7 says", ({ path, accountId }) => {
  expect(accountId !== "ignored").toBe(takesAccountId(path));
});
