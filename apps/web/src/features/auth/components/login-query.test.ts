import { expect, test } from "vitest";
import { loginQuery } from "./login-query.ts";

test.each([
  [null, {}],
  ["", {}],
  ["https://boese.example/", {}],
  ["//boese.example/", {}],
  ["/claiming/owner", { callbackPage: "/claiming/owner" }],
  ["/claiming/owner?firma=7", { firma: "7", callbackPage: "/claiming/owner" }],
  // `callbackPage` in `next` itself loses against the path.
  ["/claiming/owner?callbackPage=/x", { callbackPage: "/claiming/owner" }],
])("the query for next=%s", (next, query) => {
  expect(loginQuery(next)).toEqual(query);
});
