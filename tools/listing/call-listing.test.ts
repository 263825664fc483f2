import { endpoint } from "@portal/contract/endpoint";
import { accountAccess, type ServedEndpoint, serve } from "@portal/contract/endpoint.server";
import { SPEC_CALLS } from "@portal/contract/spec";
import { expect, test } from "vitest";
import { OWN_CALLS } from "../own-calls.ts";
import { listCalls } from "./call-listing.ts";
import { servedEndpoints } from "./served-endpoints.ts";

const served = (path: string, accountId: "required" | "ignored" = "required"): ServedEndpoint =>
  serve(endpoint<unknown>()({ name: "x", method: "GET", path, accountId }), {
    access: accountAccess("read", { subject: "id" }),
    agent: true,
    answers: {},
  });
const SPECIFIED = [{ method: "GET", path: "/api/customer/leads/{id}", accountId: "required" }] as const;

test("what the server registers is what the specification and our own list name", async () => {
  expect(listCalls(await servedEndpoints(), SPEC_CALLS, OWN_CALLS).defects).toEqual([]);
});

test("a call that stands is shown with its access", () => {
  const { rows, standing } = listCalls([served("/api/customer/leads/:number")], SPECIFIED, []);
  expect(rows).toEqual([
    ["stands", "GET", "/api/customer/leads/{id}", "account(read) of :id", "required", "agent", "5000 B", ""],
  ]);
  expect(standing).toBe(1);
});

test.each([
  [
    "a call that nobody names",
    [served("/api/customer/secret")],
    [],
    "neither in the specification nor in own-calls.ts",
  ],
  [
    "another accountId rule",
    [served("/api/customer/leads/:id", "ignored")],
    [],
    "accountId ignored, specified required",
  ],
  ["a row without access", [{ ...served("/api/customer/leads/:id"), access: undefined }], [], "no access declared"],
  [
    "an own call that is gone",
    [],
    [{ method: "GET", path: "/api/gone", reason: "none" }],
    "named as our own, not served",
  ],
])("finds %s", (_what, rows, own, defect) => {
  const { defects } = listCalls(rows as unknown as ServedEndpoint[], SPECIFIED, own);
  expect(defects).toEqual([expect.stringContaining(defect)]);
});
