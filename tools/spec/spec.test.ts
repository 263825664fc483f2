import { ENTRY_PARTS } from "@portal/contract/entry/parts";
import { ownReasonOf } from "@portal/contract/pages/route-words";
import { routesOf } from "@portal/contract/pages/routes";
import { expect, test } from "vitest";
import { MISSING_CALLS, MISSING_ROUTES, specificationDefects } from "./exceptions.ts";
import { pathShape, SPEC_CALLS, SPEC_ROUTE_PATHS } from "./spec.ts";

test("the specification lists 144 calls and 97 routes, each once", () => {
  expect(SPEC_CALLS).toHaveLength(144);
  expect(new Set(SPEC_CALLS.map(({ method, path }) => `${method} ${path}`)).size).toBe(144);
  expect(SPEC_ROUTE_PATHS).toHaveLength(97);
  expect(new Set(SPEC_ROUTE_PATHS).size).toBe(97);
});

test("pathShape of `:name` and of `{name}` is the same", () => {
  expect(pathShape("/api/customer/account/:id")).toBe(pathShape("/api/customer/account/{id}"));
  expect(pathShape("/api/web-banners/updateCompanyWebBannerStatus/banner/{id}/{action}")).toBe(
    "/api/web-banners/updateCompanyWebBannerStatus/banner/{}/{}",
  );
});

test("the route table has exactly the specification's 97 paths, and pages of its own with a reason", () => {
  const specified = routesOf().filter(({ name }) => ownReasonOf(name) === undefined);
  expect(specified.map(({ path }) => path).toSorted()).toEqual([...SPEC_ROUTE_PATHS].toSorted());
});

test("there is an entry part for each of the specification's update calls, and the codex", () => {
  const calls = SPEC_CALLS.flatMap(({ path }) => /\/updateEntry([A-Z]\w+)$/.exec(path)?.[1] ?? []).filter(
    (name) => name !== "ClaimedLastUpdate",
  );
  const parts = ENTRY_PARTS.filter((part) => part !== "b2bCodex").map(
    (part) => part.slice(0, 1).toUpperCase() + part.slice(1),
  );
  expect(parts.toSorted()).toEqual(calls.toSorted());
});

test.each<{ name: string; existing: string[]; exceptions: Record<string, string>; defects: string[] }>([
  { name: "exists, no exception", existing: ["A"], exceptions: {}, defects: [] },
  { name: "missing, named", existing: [], exceptions: { A: "later" }, defects: [] },
  {
    name: "missing, not named",
    existing: [],
    exceptions: {},
    defects: ["A: the specification lists it, and it does not exist"],
  },
  {
    name: "exists, named",
    existing: ["A"],
    exceptions: { A: "later" },
    defects: ["A: exists; delete its line in tools/spec/exceptions.ts"],
  },
  {
    name: "named, not specified",
    existing: ["A"],
    exceptions: { B: "later" },
    defects: ["B: named in tools/spec/exceptions.ts, but not part of the specification"],
  },
])("specificationDefects: $name", ({ existing, exceptions, defects }) => {
  expect(specificationDefects(["A"], new Set(existing), exceptions)).toEqual(defects);
});

test("only the call that the specification disables is missing, and no route", () => {
  expect(Object.keys(MISSING_CALLS)).toEqual(["GET /api/auth/user"]);
  expect(MISSING_ROUTES).toEqual({});
});
