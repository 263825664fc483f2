import { endpoint } from "@portal/contract/http/endpoint";
import { expect, test } from "vitest";
import { accountAccess, serve, type ServedEndpoint } from "../../apps/server/src/platform/http/served-call.ts";
import { MISSING_CALLS } from "../spec/exceptions.ts";
import { SPEC_CALLS } from "../spec/spec.ts";
import { listCalls } from "./call-listing.ts";
import { servedEndpoints } from "./served-endpoints.ts";

const served = (path: string): ServedEndpoint =>
  serve(endpoint<unknown>()({ name: "x", method: "GET", path }), {
    access: accountAccess("read", { subject: "id" }),
    agent: true,
    answers: {},
  });
const SPECIFIED = [{ method: "GET", path: "/api/customer/leads/{id}" }] as const;

test("every call that the server registers declares its access, and none of the specification is missing without a reason", async () => {
  expect(listCalls(await servedEndpoints(), SPEC_CALLS, MISSING_CALLS).defects).toEqual([]);
});

test("a call of the specification is listed with its access", () => {
  expect(listCalls([served("/api/customer/leads/:number")], SPECIFIED, {})).toMatchObject({
    rows: [["served", "GET", "/api/customer/leads/{id}", "account(read) of :id", "required", "agent", "5000 B"]],
    served: 1,
    own: 0,
  });
});

test("a call that is not served yet is listed without access", () => {
  expect(listCalls([], SPECIFIED, {})).toMatchObject({
    rows: [["-", "GET", "/api/customer/leads/{id}"]],
    served: 0,
    defects: ["GET /api/customer/leads/{id}: the specification lists it, and it does not exist"],
  });
});

test("a call beside the specification's counts as our own", () => {
  const { rows, own } = listCalls([served("/api/customer/notes")], [], {});
  expect([rows[0]?.slice(0, 3), own]).toEqual([["own", "GET", "/api/customer/notes"], 1]);
});

test("a row without access is a defect", () => {
  const row = { ...served("/api/customer/leads/:id"), access: undefined } as unknown as ServedEndpoint;
  expect(listCalls([row], SPECIFIED, {}).defects).toEqual(["GET /api/customer/leads/{}: no access declared"]);
});
