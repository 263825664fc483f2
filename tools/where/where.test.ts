import { existsSync } from "node:fs";
import path from "node:path";
import { pathOf, type RouteName } from "@portal/contract/pages/routes";
import { BUILT_ROUTES } from "@portal/contract/pages/built-routes";
import { describe, expect, test } from "vitest";
import { servedEndpoints } from "../listing/served-endpoints.ts";
import { openFinder } from "./find.ts";
import { otherPlaces } from "./other-paths.ts";
import { printCall, printPage } from "./print.ts";
import { tablesOf } from "./tables.ts";

const root = path.resolve(import.meta.dirname, "../..");
const registered = (await servedEndpoints()).map(({ endpoint }) => endpoint);
const finder = openFinder(root, registered);
// Reading all modules takes seconds; it is done before any test's time counts.
const pages = new Map<RouteName, ReturnType<typeof finder.page>>(
  BUILT_ROUTES.map((name) => [name, finder.page(pathOf(name))]),
);
const calls = registered.map((call) => ({
  call,
  found: finder.calls(call.path.replaceAll(/:\w+/g, "7")).find(({ call: { name } }) => name === call.name),
}));

/** Pages that show what they know already, or lead on. */
const PAGES_WITHOUT_CALLS: readonly RouteName[] = [
  "redirect",
  "error_403",
  "error_404",
  "error_500",
  "generic_error",
  "test",
  "preview",
  "password_renew_confirmation",
  "password_renew_error",
  "entry_rights_error",
  "company_products",
  "law_imprint",
  "law_privacy",
  "law_terms",
  "law_accessibility",
  "law_questions",
];
/** Calls that are answered from the session, a sealed cookie or the contract alone. */
const CALLS_WITHOUT_TABLES = [
  "getFacebookPerson",
  "reportBrowserError",
  "checkPhoneNumber",
  "decryptData",
  "getCountingScript",
];

const exists = (file: string | undefined): boolean => file !== undefined && existsSync(path.join(root, file));

describe("a page", () => {
  test.each(BUILT_ROUTES)("%s has a component, a slice and tests", (name) => {
    const found = pages.get(name);
    expect([exists(found?.page.component), exists(found?.page.slice)]).toEqual([true, true]);
    expect(found?.tests).not.toEqual([]);
    expect(found?.tests.every(exists)).toBe(true);
  });

  test("names its calls, unless it makes none", () => {
    const without = BUILT_ROUTES.filter((name) => pages.get(name)?.calls.length === 0);
    expect(without).toEqual(PAGES_WITHOUT_CALLS);
  });

  test("/eintrag/7 is the public entry with its call", () => {
    const found = finder.page("/eintrag/7");
    expect(found?.page.component).toBe("apps/web/src/features/entry/public/public-entry-page.tsx");
    expect(found?.calls.map(({ call }) => call.name)).toContain("getPublicEntry");
  });

  test("what another page of the same module calls does not count", () => {
    const names = pages.get("entry_statistics")?.calls.map(({ call }) => call.name);
    expect(names).toEqual(["getEntryStatistics", "getEntryStatisticsCsv", "getEntrySearchTermsCsv"]);
  });

  test("an old path leads to the page that took its place", () => {
    expect(finder.page(pathOf("old_entry_service"))?.page.name).toBe("entry_service");
  });

  test("is printed with its component, its calls and the server's slice", () => {
    const page = finder.page(pathOf("account_locks"));
    expect(page === undefined ? [] : printPage(page).map((line) => line.replace(/ +/, " "))).toEqual(
      expect.arrayContaining([
        "file apps/web/src/features/account-locks/pages/account-locks-page.tsx",
        expect.stringContaining("/api/customer/entry/account-locks/get: packages/contract/src/account-locks/calls.ts"),
        expect.stringMatching(/ apps\/server\/src\/features\/account-locks$/),
      ]),
    );
  });
});

describe("a call", () => {
  test.each(calls)("$call.method $call.path has its contract, handler, slice and tests", ({ found }) => {
    expect([
      exists(found?.call.contract.file),
      exists(found?.call.row.file),
      exists(found?.call.handlerFile),
      exists(found?.slice),
    ]).toEqual([true, true, true, true]);
    expect(found?.tests).not.toEqual([]);
    expect(found?.tests.every(exists)).toBe(true);
  });

  test("names the tables that it reads and writes, unless there are none", () => {
    const without = calls.filter(({ found }) => found?.tables.length === 0).map(({ call }) => call.name);
    expect(without).toEqual(CALLS_WITHOUT_TABLES);
  });

  test("of a service names only the tables behind the method that it uses", () => {
    const [account] = finder.calls("/api/customer/account/7");
    expect(account?.tables).toEqual(["companies", "contact_persons", "entries", "external_connections", "products"]);
  });

  test("is printed with its contract and its handler", () => {
    const [account] = finder.calls("/api/customer/account/7");
    expect(account === undefined ? [] : printCall(account)).toEqual(
      expect.arrayContaining([
        "contract  packages/contract/src/account/calls.ts (getAccount)",
        "handler   apps/server/src/features/account/routes.ts",
      ]),
    );
  });
});

describe("other paths", () => {
  test.each(["/api/health/live", "/api/openapi.json", "/media/a.png"])(
    "%s leads to a file of the server",
    (address) => {
      expect(otherPlaces(root, address)).toHaveLength(1);
    },
  );

  test.each(["/kunde/nothing", "/api/nothing", "/"])("%s is none of them", (address) => {
    expect(otherPlaces(root, address)).toEqual([]);
  });

  test("an unknown path is neither page nor call", () => {
    expect([finder.page("/kunde/nothing"), finder.calls("/api/nothing")]).toEqual([undefined, []]);
  });
});

test("the tables are those of the migrations, partitions left out", () => {
  const tables = tablesOf(root);
  expect([tables.has("companies"), tables.has("tracking_events"), tables.has("tracking_events_20260101")]).toEqual([
    true,
    true,
    false,
  ]);
});
