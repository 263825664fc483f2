import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { checkBoundaries } from "../checks/boundaries.ts";
import { makeSlice } from "./make-slice.ts";

const project = path.resolve(import.meta.dirname, "../..");
const compiler = path.join(project, "node_modules/typescript/bin/tsc");
const WANTED = { name: "company-data", callPath: "/api/customer/getDocuments", routeName: "company_documents" };
const COMPOSITIONS = [
  "apps/server/src/app/slices.ts",
  "apps/web/src/app/router/page-map.ts",
  "packages/contract/src/pages/built-routes.ts",
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

test("makeSlice makes both sides, keeps the import rules and leaves no placeholder", () => {
  const made = makeSlice(root, WANTED);
  expect(made).toContain("apps/server/src/features/company-data/company-data.api.test.ts");
  expect(made).toContain("apps/web/src/features/company-data/pages/company-data-page.tsx");
  expect(checkBoundaries(root, [...made, ...COMPOSITIONS])).toEqual([]);
  expect(made.filter((file) => read(file).includes("__"))).toEqual([]);
});

test("makeSlice puts the slice into both compositions and the list of built pages", () => {
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
])("makeSlice refuses %o and writes nothing", (change, reason) => {
  const before = COMPOSITIONS.map(read);
  expect(() => makeSlice(root, { ...WANTED, ...change })).toThrow(reason);
  expect(COMPOSITIONS.map(read)).toEqual(before);
  expect(existsSync(path.join(root, "packages/contract/src/company-data/calls.ts"))).toBe(false);
});

test("a generated slice compiles beside the rest of the code", { timeout: 120_000 }, () => {
  for (const place of ["apps/server", "apps/web", "packages/contract"].flatMap((name) => [
    `${name}/src`,
    `${name}/package.json`,
  ])) {
    cpSync(path.join(project, place), path.join(root, place), { recursive: true });
  }
  for (const folder of ["node_modules", "apps/server/node_modules", "apps/web/node_modules"]) {
    if (existsSync(path.join(project, folder))) symlinkSync(path.join(project, folder), path.join(root, folder));
  }
  const made = makeSlice(root, { ...WANTED, name: "sample-slice" });
  expect(typeErrors("server", made)).toEqual([]);
  expect(typeErrors("web", made)).toEqual([]);
});

/** What the compiler says of those of the files that belong to an app, with its settings. */
function typeErrors(app: "server" | "web", files: readonly string[]): string[] {
  const configuration = path.join(root, `tsconfig.${app}.json`);
  const settings = {
    extends: path.join(project, `apps/${app}/tsconfig.json`),
    compilerOptions: {
      composite: false,
      emitDeclarationOnly: false,
      noEmit: true,
      rootDir: "/",
      // The copy's contract, which knows the new call.
      paths: { "@portal/contract/*": [path.join(root, "packages/contract/src/*.ts")] },
    },
    files: files.filter((file) => file.startsWith(`apps/${app}/`)).map((file) => path.join(root, file)),
    include: [],
    references: [],
  };
  writeFileSync(configuration, JSON.stringify(settings));
  const { stdout } = spawnSync(process.execPath, [compiler, "-p", configuration], { encoding: "utf8" });
  return stdout.split("\n").filter((line) => line.startsWith("error") || files.some((file) => line.includes(file)));
}
