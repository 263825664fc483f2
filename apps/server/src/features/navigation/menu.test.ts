import type { MenuItem } from "@portal/contract/navigation/calls";
import { matchBuiltRoute } from "@portal/contract/pages/built-routes";
import { expect, test } from "vitest";
import { menuFor } from "./menu.ts";

const MANAGER = "https://bewertungsmanager.example/";
const labels = (menu: MenuItem[]): string[] => menu.map(({ label }) => label);
const flat = (menu: MenuItem[]): MenuItem[] => menu.flatMap((item) => [item, ...flat(item.children)]);

test("customers get their company's pages, consumers their own area", () => {
  expect(labels(menuFor(["user", "customer"], { ratingManagerUrl: MANAGER, hasSeveralCompanies: false }))).toEqual([
    "Start",
    "Höhepunkte",
    "Mein Eintrag",
    "Website",
    "Bewertungen",
    "Anfragen",
    "Telefon",
    "Werbung",
    "Firmendaten",
    "Mein Bereich",
    "Eintrag übernehmen",
  ]);
  expect(labels(menuFor(["user"], { ratingManagerUrl: MANAGER, hasSeveralCompanies: false }))).toEqual([
    "Mein Bereich",
    "Eintrag übernehmen",
  ]);
});

test("people with several companies get the page of all of them, right after the start page", () => {
  const menu = labels(menuFor(["user", "customer"], { ratingManagerUrl: MANAGER, hasSeveralCompanies: true }));
  expect(menu.slice(0, 3)).toEqual(["Start", "Alle Firmen", "Höhepunkte"]);
});

test("customer care gets the company's pages and no personal area", () => {
  const menu = labels(menuFor(["customer", "cuca"], { ratingManagerUrl: MANAGER, hasSeveralCompanies: false }));
  expect(menu).toContain("Mein Eintrag");
  expect(menu).not.toContain("Mein Bereich");
});

test("Bewertungsmanager is an external link for its role only", () => {
  const administration = menuFor(["user", "ratingusermanager"], {
    ratingManagerUrl: MANAGER,
    hasSeveralCompanies: false,
  }).at(-1);
  expect(administration).toMatchObject({
    label: "Administration",
    children: [{ label: "Bewertungsmanager", uri: MANAGER, isExternal: true, pathName: null }],
  });
  expect(
    labels(menuFor(["user", "customer"], { ratingManagerUrl: MANAGER, hasSeveralCompanies: false })),
  ).not.toContain("Administration");
});

test("ownership of the entry stands among the company's data", () => {
  const menu = menuFor(["user", "customer"], { ratingManagerUrl: MANAGER, hasSeveralCompanies: false });
  expect(menu.find(({ label }) => label === "Firmendaten")?.children).toContainEqual(
    expect.objectContaining({ label: "Inhaberschaft", pathName: "/claiming/confirm" }),
  );
});

test("links only built pages", () => {
  const paths = flat(
    menuFor(["user", "customer", "ratingusermanager"], { ratingManagerUrl: MANAGER, hasSeveralCompanies: false }),
  ).flatMap(({ pathName }) => pathName ?? []);
  expect(paths.length).toBeGreaterThan(0);
  for (const path of paths) expect(matchBuiltRoute(path, { developerTools: false }), path).toBeDefined();
});
