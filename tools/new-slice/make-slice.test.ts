import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { checkBoundaries } from "../checks/boundaries.ts";
import { makeSlice } from "./make-slice.ts";

const project = path.resolve(import.meta.dirname, "../..");
const WANTED = { name: "company-data", callPath: "/api/customer/getDocuments", routeName: "company_documents" };
const COMPOSITIONS = [
  "apps/server/src/app/slices.ts",
  "apps/web/src/app/router/page-map.ts",
  "packages/contract/src/pages/standing-routes.ts",
];

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "portal-new-slice-"));
  for (const file of [...COMPOSITIONS, "packages/contract/src/account/calls.ts"]) {
    cpSync(path.join(project, file), path.join(root, file));
  }
});
afterEach(() => rmSync(root, { recursive: true }));

const read = (file: string): string => readFileSync(path.join(root, file), "utf8");

test("makes both sides, keeps the import rules, and leaves no placeholder", () => {
  const made = makeSlice(root, WANTED);
  expect(made).toContain("apps/server/src/features/company-data/company-data.api.test.ts");
  expect(made).toContain("apps/web/src/features/company-data/pages/company-data-page.tsx");
  expect(checkBoundaries(root, [...made, ...COMPOSITIONS])).toEqual([]);
  expect(made.filter((file) => read(file).includes("__"))).toEqual([]);
});

test("puts the slice into both compositions and the list of standing pages", () => {
  makeSlice(root, WANTED);
  expect(read(COMPOSITIONS[0] as string)).toContain("...createCompanyData(dependencies),");
  expect(read(COMPOSITIONS[1] as string)).toContain("...companyDataPages,");
  expect(read(COMPOSITIONS[1] as string)).toContain('from "../../features/company-data/routes.tsx";');
  expect(read(COMPOSITIONS[2] as string)).toContain(`"${WANTED.routeName}",`);
});

test.each([
  [{ name: "account" }, "exists already"],
  [{ name: "CompanyData" }, "kebab case"],
  [{ name: "../x" }, "kebab case"],
  [{ callPath: "/api/customer/nothing" }, "no call"],
  [{ callPath: "/api/auth/login" }, "another kind"],
  [{ callPath: "/api/customer/account/{id}" }, "another kind"],
  [{ routeName: "nothing" }, "no route"],
  [{ routeName: "entry_overview" }, "its page already"],
  [{ routeName: "claiming_hold" }, "no page of a company"],
])("refuses %o and writes nothing", (change, reason) => {
  const before = COMPOSITIONS.map(read);
  expect(() => makeSlice(root, { ...WANTED, ...change })).toThrow(reason);
  expect(COMPOSITIONS.map(read)).toEqual(before);
  expect(existsSync(path.join(root, "packages/contract/src/company-data/calls.ts"))).toBe(false);
});
