import type { MenuItem } from "@portal/contract/navigation/calls";
import { routeOf, type RouteName } from "@portal/contract/pages/routes";
import { beforeEach, expect, test, vi } from "vitest";
import { commands, page } from "vitest/browser";
import { aUser, renderPart } from "../../testing/logged-in.tsx";
import { navigations, startAt } from "../../testing/address.ts";
import { Crumbs } from "./crumbs.tsx";
import { SideMenu } from "./side-menu.tsx";

const LOAD = "GET /api/navigation/menu-items";
const item = (given: Partial<MenuItem> & { label: string }): MenuItem => ({
  pathName: null,
  uri: null,
  isExternal: false,
  children: [],
  ...given,
});
const menu = {
  body: {
    menuItems: [
      item({
        label: "Mein Eintrag",
        children: [item({ label: "Daten", pathName: "/daten" }), item({ label: "Zeiten", pathName: "/zeiten" })],
      }),
      item({ label: "Ratgeber", uri: "https://ratgeber.example/", isExternal: true }),
    ],
  },
};

const selector = <p>Meine Firma</p>;
const nav = page.getByRole("navigation", { name: "Hauptnavigation" });
const link = (name: string) => nav.getByRole("link", { name });

beforeEach(() => startAt("/daten"));

test("headings and links stand in their sections, and the current page is marked", async () => {
  await commands.answerApi({ [LOAD]: menu });
  await renderPart(<SideMenu onLeave={() => {}}>{selector}</SideMenu>);
  await expect.element(nav.getByRole("heading", { name: "Mein Eintrag" })).toBeVisible();
  await expect.element(link("Daten")).toHaveAttribute("aria-current", "page");
  await expect.element(link("Zeiten")).not.toHaveAttribute("aria-current");
});

test("following a link closes the menu, moves the mark and does not reload the page", async () => {
  const onLeave = vi.fn();
  await commands.answerApi({ [LOAD]: menu });
  await renderPart(<SideMenu onLeave={onLeave}>{selector}</SideMenu>);
  await link("Zeiten").click();
  await expect.poll(navigations).toMatchObject([{ href: "/zeiten" }]);
  expect(onLeave).toHaveBeenCalledOnce();
  await expect.element(link("Zeiten")).toHaveAttribute("aria-current", "page");
  await expect.element(link("Daten")).not.toHaveAttribute("aria-current");
});

test("a link with Ctrl is left to the browser, which opens a tab", async () => {
  await commands.answerApi({ [LOAD]: menu });
  await renderPart(<SideMenu onLeave={() => {}}>{selector}</SideMenu>);
  await expect.element(link("Zeiten")).toBeVisible();
  const press = new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true });
  let prevented = true;
  window.addEventListener(
    "click",
    (event) => {
      prevented = event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  link("Zeiten").element().dispatchEvent(press);
  expect(prevented).toBe(false);
  expect(navigations()).toEqual([]);
});

test("an external link opens a new window, tells nobody where people come from, and says that it does so", async () => {
  await commands.answerApi({ [LOAD]: menu });
  await renderPart(<SideMenu onLeave={() => {}}>{selector}</SideMenu>);
  const external = link("Ratgeber (öffnet in einem neuen Fenster)");
  await expect.element(external).toHaveAttribute("href", "https://ratgeber.example/");
  await expect.element(external).toHaveAttribute("target", "_blank");
  await expect.element(external).toHaveAttribute("rel", "noreferrer");
});

test("while the menu loads, its place says so and the company above is there", async () => {
  await commands.answerApi({ [LOAD]: { held: true, ...menu } });
  await renderPart(<SideMenu onLeave={() => {}}>{selector}</SideMenu>);
  await expect.element(nav.getByRole("status")).toHaveTextContent("Das Menü wird geladen");
  await expect.poll(async () => (await commands.requestsOfApi()).length).toBe(1);
  await expect.element(page.getByText("Meine Firma")).toBeVisible();
  await commands.releaseApi();
  await expect.element(link("Daten")).toBeVisible();
  await expect.element(nav.getByRole("status")).not.toBeInTheDocument();
});

test("a menu that can't be loaded says so, and a second attempt shows it", async () => {
  await commands.answerApi({ [LOAD]: [{ status: 500 }, menu] });
  await renderPart(<SideMenu onLeave={() => {}}>{selector}</SideMenu>);
  await expect.element(nav).toMatchTextContent(/^Das Menü konnte nicht geladen werden\./u);
  await nav.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect.element(link("Daten")).toBeVisible();
});

const session = (activeAccountId: number | null) =>
  ({ kind: "logged-in", user: aUser(), activeAccountId, account: null, expired: false }) as const;
const crumbs = page.getByRole("navigation", { name: "Sie sind hier" });
const showCrumbs = (
  name: RouteName,
  activeAccountId: number | null,
  parents: { name: RouteName; label: string }[] = [],
) =>
  renderPart(<Crumbs route={routeOf(name)} label="Diese Seite" parents={parents} session={session(activeAccountId)} />);

test.each([
  [4711, "/"],
  [null, "/benutzer"],
])("the breadcrumbs of a person with the company %s start at %s and end at this page", async (company, start) => {
  await showCrumbs("user_ratings", company, [{ name: "user_dashboard", label: "Mein Bereich" }]);
  await expect.element(crumbs.getByRole("link", { name: "Start" })).toHaveAttribute("href", start);
  await expect.element(crumbs.getByText("Diese Seite")).toHaveAttribute("aria-current", "page");
});

test("a parent that is the start page of this person appears once", async () => {
  await showCrumbs("user_ratings", null, [{ name: "user_dashboard", label: "Mein Bereich" }]);
  await expect.element(crumbs.getByRole("link")).toHaveLength(1);
});

test.each([
  ["dashboard", 4711],
  ["user_dashboard", null],
] as const)("%s has no breadcrumbs where it is the start page", async (name, company) => {
  await showCrumbs(name, company);
  await expect.element(crumbs).not.toBeInTheDocument();
});

test("the menu scrolls to the current page if that is below what is seen", async () => {
  startAt("/seite-30");
  const items = Array.from({ length: 40 }, (_none, at) => item({ label: `Seite ${at}`, pathName: `/seite-${at}` }));
  await commands.answerApi({ [LOAD]: { body: { menuItems: items } } });
  await renderPart(
    <aside style={{ position: "sticky", height: 300, overflowY: "auto" }}>
      <SideMenu onLeave={() => {}}>{selector}</SideMenu>
    </aside>,
  );
  await expect.element(link("Seite 30")).toBeInViewport();
  expect(document.scrollingElement?.scrollTop).toBe(0);
});
