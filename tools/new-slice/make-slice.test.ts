import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { checkBoundaries } from "../checks/boundaries.ts";
import { COMPOSITIONS, makeSlice } from "./make-slice.ts";

const project = path.resolve(import.meta.dirname, "../..");
const compiler = path.join(project, "node_modules/typescript/bin/tsc");
/** The route is built, and `beforeEach` takes it off the copy's list, so that this test holds when all pages are built. */
const WANTED = { name: "sample-slice", callPath: "/api/customer/getSamples", routeName: "service_cases" };
const [SERVER_SLICES, PAGE_MAP, BUILT_PAGES] = COMPOSITIONS;

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "portal-new-slice-"));
  for (const file of [...COMPOSITIONS, "packages/contract/src/account/calls.ts"]) {
    cpSync(path.join(project, file), path.join(root, file));
  }
  takeOffBuiltPages();
});
afterEach(() => rmSync(root, { recursive: true }));

function takeOffBuiltPages(): void {
  const file = path.join(root, BUILT_PAGES);
  writeFileSync(file, readFileSync(file, "utf8").replace(`  "${WANTED.routeName}",\n`, ""));
}
const read = (file: string): string => readFileSync(path.join(root, file), "utf8");

test("makeSlice makes both sides, keeps the import rules and leaves no placeholder", () => {
  const made = makeSlice(root, WANTED);
  expect(made).toContain("apps/server/src/features/sample-slice/sample-slice.api.test.ts");
  expect(made).toContain("apps/web/src/features/sample-slice/sample-slice-page.browser.test.tsx");
  expect(checkBoundaries(root, [...made, ...COMPOSITIONS])).toEqual([]);
  expect(made.filter((file) => read(file).includes("__"))).toEqual([]);
});

test("makeSlice puts the slice into both compositions and the list of built pages", () => {
  makeSlice(root, WANTED);
  expect(read(SERVER_SLICES)).toContain('"sample-slice": createSampleSlice(dependencies),');
  expect(read(PAGE_MAP)).toContain("...sampleSlicePages,");
  expect(read(PAGE_MAP)).toContain('from "../../features/sample-slice/routes.tsx";');
  expect(read(BUILT_PAGES)).toContain(`"${WANTED.routeName}",`);
});

test("makeSlice takes the method of a call from the specification, and GET for a call of our own", () => {
  const callPath = "/api/adplorer/customerData";
  makeSlice(root, { ...WANTED, callPath });
  expect(read("packages/contract/src/sample-slice/calls.ts")).toContain(`method: "POST",\n  path: "${callPath}"`);
});

test.each([
  [{ name: "account" }, "exists already"],
  [{ name: "CompanyData" }, "kebab case"],
  [{ name: "../x" }, "kebab case"],
  [{ callPath: "/kunde/anfragen" }, "no path of a call"],
  [{ callPath: "/api/customer/account/{id}" }, "no path of a call without parameters"],
  [{ callPath: "/api/auth/login" }, "a call on one company"],
  [{ callPath: "/api/customer/dissolveClaiming" }, "packages/contract/src/account/calls.ts already"],
  [{ routeName: "nothing" }, "no route"],
  [{ routeName: "entry_overview" }, "its page already"],
  [{ routeName: "claiming_hold" }, "no page of a company"],
])("makeSlice refuses %o and writes nothing", (change, reason) => {
  const before = COMPOSITIONS.map(read);
  expect(() => makeSlice(root, { ...WANTED, ...change })).toThrow(reason);
  expect(COMPOSITIONS.map(read)).toEqual(before);
  expect(existsSync(path.join(root, "packages/contract/src/sample-slice/calls.ts"))).toBe(false);
});

test("a generated slice compiles beside the rest of the code", { timeout: 120_000 }, () => {
  for (const place of ["apps/server", "apps/web", "packages/contract"].flatMap((name) => [
    `${name}/src`,
    `${name}/package.json`,
    `${name}/vitest`,
  ])) {
    if (!existsSync(path.join(project, place))) continue;
    cpSync(path.join(project, place), path.join(root, place), { recursive: true });
  }
  for (const folder of ["node_modules", "apps/server/node_modules", "apps/web/node_modules"]) {
    if (existsSync(path.join(project, folder))) symlinkSync(path.join(project, folder), path.join(root, folder));
  }
  takeOffBuiltPages();
  const made = makeSlice(root, WANTED);
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
    files: [
      ...files.filter((file) => file.startsWith(`apps/${app}/`)),
      // Declares the commands of browser tests.
      ...(app === "web" ? ["apps/web/vitest/api-commands.ts"] : []),
    ].map((file) => path.join(root, file)),
    include: [],
    references: [],
  };
  writeFileSync(configuration, JSON.stringify(settings));
  const { stdout } = spawnSync(process.execPath, [compiler, "-p", configuration], { encoding: "utf8" });
  return stdout.split("\n").filter((line) => line.startsWith("error") || files.some((file) => line.includes(file)));
}
