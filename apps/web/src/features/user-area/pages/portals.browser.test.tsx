import type { Portal } from "@portal/contract/user-area/portals";
import { afterEach, beforeEach, expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import { startAt } from "../../../testing/address.ts";
import { renderPart } from "../../../testing/logged-in.tsx";
import { refused } from "../../../testing/refused.ts";
import { PortalsArea } from "../portals/portals-area.tsx";
import SwitchPortalPage from "./switch-portal-page.tsx";

const LOAD = "GET /api/user/getPortals";
const SWITCH = "POST /api/user/switchPortal";

const here: Portal = { key: "a", name: "Nahbei", claim: "Gutes in der Nähe", current: true, chosen: true };
const second: Portal = { key: "b", name: "Branchenblick", claim: "Alle Betriebe", current: false, chosen: false };
const third: Portal = { key: "c", name: "Stadtfinder", claim: "Ihre Stadt", current: false, chosen: false };
const portals = (...list: Portal[]) => ({ body: { portals: list } });

const address = window.location.href;
beforeEach(() => startAt("/switchPortal"));
afterEach(() => history.replaceState(history.state, "", address));

test("the list marks this portal and the chosen one, and leads to the switch of each other", async () => {
  await commands.answerApi({ [LOAD]: portals(here, second) });
  await renderPart(<PortalsArea />);
  const rows = page.getByRole("listitem");
  await expect.element(rows.nth(0)).toMatchTextContent(/Von Ihnen gewählt.*Hier sind Sie gerade$/u);
  await expect.element(rows.nth(0).getByRole("link")).not.toBeInTheDocument();
  await expect
    .element(page.getByRole("link", { name: "Zu Branchenblick wechseln" }))
    .toHaveAttribute("href", "/switchPortal?portal=b");
});

test("the portal that the address names is chosen beforehand", async () => {
  startAt("/switchPortal?portal=c");
  await commands.answerApi({ [LOAD]: portals(here, second, third) });
  await renderPart(<SwitchPortalPage />);
  await expect.element(page.getByRole("radio", { name: "Stadtfinder" })).toBeChecked();
  await expect.element(page.getByRole("button", { name: "Zu Stadtfinder" })).toBeVisible();
});

test.each(["/switchPortal", "/switchPortal?portal=a", "/switchPortal?portal=x"])(
  "%s names no other portal: the first other one is chosen",
  async (href) => {
    startAt(href);
    await commands.answerApi({ [LOAD]: portals(here, second, third) });
    await renderPart(<SwitchPortalPage />);
    await expect.element(page.getByRole("radio", { name: "Branchenblick" })).toBeChecked();
    await expect.element(page.getByRole("radio", { name: "Nahbei" })).not.toBeInTheDocument();
  },
);

test("the chosen portal is sent, and the browser opens the address of the answer", async () => {
  await commands.answerApi({ [LOAD]: portals(here, second, third), [SWITCH]: { body: { href: "#gewechselt" } } });
  await renderPart(<SwitchPortalPage />);
  await page.getByRole("radio", { name: "Stadtfinder" }).click();
  await page.getByRole("button", { name: "Zu Stadtfinder" }).click();
  await expect.poll(() => window.location.hash).toBe("#gewechselt");
  await expect
    .poll(async () => (await commands.requestsOfApi()).find(({ call }) => call === SWITCH)?.body)
    .toEqual({ portal: "c" });
});

test("a switch that is refused says why, and the choice stays", async () => {
  await commands.answerApi({
    [LOAD]: portals(here, second, third),
    [SWITCH]: refused("request.invalid", { message: "Dieses Portal gibt es nicht." }),
  });
  await renderPart(<SwitchPortalPage />);
  await page.getByRole("radio", { name: "Stadtfinder" }).click();
  const go = page.getByRole("button", { name: "Zu Stadtfinder" });
  await go.click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("Fehler: Dieses Portal gibt es nicht.");
  await expect.element(page.getByRole("radio", { name: "Stadtfinder" })).toBeChecked();
  await expect.element(go).not.toHaveAttribute("aria-busy");
});

test("a single other portal needs no choice", async () => {
  await commands.answerApi({ [LOAD]: portals(here, second) });
  await renderPart(<SwitchPortalPage />);
  await expect.element(page.getByText("Branchenblick: Alle Betriebe")).toBeVisible();
  await expect.element(page.getByRole("radio")).not.toBeInTheDocument();
});
