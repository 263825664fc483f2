import { expect, test } from "vitest";
import { wayOn } from "./ways-on.ts";

test.each([
  [null, {}],
  ["", {}],
  ["https://boese.example/", {}],
  ["//boese.example/", {}],
  ["/claiming/owner", { callbackPage: "/claiming/owner" }],
  ["/claiming/owner?firma=7", { firma: "7", callbackPage: "/claiming/owner" }],
  // where the path itself brings one, the path counts
  ["/claiming/owner?callbackPage=/x", { callbackPage: "/claiming/owner" }],
])("%s", (next, query) => {
  expect(wayOn(next)).toEqual(query);
});
