import { expect, test } from "vitest";
import { withPaths } from "./paths-in-place.ts";

const IMPORT = (names: string) => `import { ${names} } from "@portal/contract/pages/routes";\n`;

test("a named page becomes its path, and the import goes with its last use", () => {
  expect(withPaths(`${IMPORT("pathOf")}go(pathOf("login"));`)).toBe('go("/login");');
  expect(withPaths(`${IMPORT("pathOf, type RouteName")}go(pathOf("request"));`)).toBe('go("/passwort/vergessen");');
});

test("the import stays for whatever else uses it", () => {
  const page = `${IMPORT("matchRoute, pathOf")}go(pathOf("login"), matchRoute(x));`;
  expect(withPaths(page)).toBe(`${IMPORT("matchRoute, pathOf")}go("/login", matchRoute(x));`);
  const name = `${IMPORT("pathOf")}go(pathOf("login"), pathOf(name));`;
  expect(withPaths(name)).toBe(`${IMPORT("pathOf")}go("/login", pathOf(name));`);
});

test("a page that does not exist fails the build", () => {
  expect(() => withPaths('pathOf("nowhere")')).toThrow("no route named nowhere");
});
