import type { MenuItem } from "@portal/contract/navigation/calls";
import { matchBuiltRoute } from "@portal/contract/pages/built-routes";
import { expect, test } from "vitest";
import { menuFor } from "./menu.ts";

const MANAGER = "https://bewertungsmanager.example/";
const labels = (menu: MenuItem[]): string[] => menu.map(({ label }) => label);
const flat = (menu: MenuItem[]): MenuItem[] => menu.flatMap((item) => [item, ...flat(item.children)]);

test("customers get their company's pages, consumers their own area", () => {
  expect(labels(menuFor(["user", "customer"], MANAGER))).toEqual([
    "Start",
    "Mein Eintrag",
    "Website",
    "Telefon",
    "Werbung",
    "Firmendaten",
    "Mein Bereich",
  ]);
  expect(labels(menuFor(["user"], MANAGER))).toEqual(["Mein Bereich"]);
});

test("customer care gets the company's pages and no personal area", () => {
  const menu = labels(menuFor(["customer", "cuca"], MANAGER));
  expect(menu).toContain("Mein Eintrag");
  expect(menu).not.toContain("Mein Bereich");
});

test("Bewertungsmanager is an external link for its role only", () => {
  const administration = menuFor(["user", "ratingusermanager"], MANAGER).at(-1);
  expect(administration).toMatchObject({
    label: "Administration",
    children: [{ label: "Bewertungsmanager", uri: MANAGER, isExternal: true, pathName: null }],
  });
  expect(labels(menuFor(["user", "customer"], MANAGER))).not.toContain("Administration");
});

test("links only built pages", () => {
  const paths = flat(menuFor(["user", "customer", "ratingusermanager"], MANAGER)).flatMap(
    ({ pathName }) => pathName ?? [],
  );
  expect(paths.length).toBeGreaterThan(0);
  for (const path of paths) expect(matchBuiltRoute(path, { developerTools: false }), path).toBeDefined();
});
