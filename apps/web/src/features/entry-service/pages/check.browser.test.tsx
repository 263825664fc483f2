import { beforeAll, beforeEach, expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import { setAccount } from "../../../platform/session/active-account.ts";
import { anAccount } from "../../../testing/an-account.ts";
import { aUser, startSessionAs } from "../../../testing/logged-in.tsx";
import {
  aPortal,
  callsOf,
  check,
  CHECKED,
  found,
  openPage,
  PORTALS,
  TREND,
  trendOf,
} from "../testing/entry-service-page.tsx";

const START = "GET /api/customer/internalBea/reloadPortals";

const running = page.getByRole("button", { name: "Prüfung läuft" });

beforeAll(() => startSessionAs(aUser()));
beforeEach(() => setAccount(anAccount()));

test("a check that is asked for starts once, shows its progress and reports its end", async () => {
  const going = found(PORTALS, { running: true, done: 1, finishedAt: null, stale: true });
  await openPage([found(PORTALS), going, found(PORTALS)], { [START]: { body: { check: CHECKED }, held: true } });
  await check.click();
  await expect.element(check).toHaveAttribute("aria-busy", "true");
  await check.click({ force: true });
  await expect.poll(() => callsOf(START)).toHaveLength(1);
  await commands.releaseApi();
  await expect.element(running).toHaveAttribute("aria-busy", "true");
  await expect.element(page.getByText(/^1 von 3 Portalen gelesen\./)).toBeVisible();
  await expect
    .element(page.getByRole("progressbar", { name: "Fortschritt der Prüfung" }))
    .toHaveAttribute("aria-valuenow", "33");
  await expect.element(page.getByText("Seit Ihrer Änderung noch nicht neu geprüft")).not.toBeInTheDocument();
  await expect.element(page.getByText("Die Prüfung ist fertig.")).toBeVisible();
  await expect.element(check).toBeVisible();
  await expect.poll(() => callsOf(START)).toHaveLength(1);
});

test("the end of a check loads the trend again", async () => {
  const going = found(PORTALS, { running: true });
  await openPage([going, found(PORTALS)], { [TREND]: [trendOf(60), trendOf(65, 60)] });
  await expect.element(page.getByText("Der Verlauf beginnt mit der zweiten Prüfung.")).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "5 Punkte mehr seit dem 15.11.2026" })).toBeVisible();
});

test("a portal that the running check has not read yet keeps its last result and says so", async () => {
  await openPage(found([aPortal("Stadtblick", "portal_nok", { pending: true })], { running: true }));
  await expect.element(page.getByText("wird gerade geprüft")).toBeVisible();
  await expect.element(page.getByText("Abweichung", { exact: true })).toBeVisible();
});

test.each([
  ["entry_service.reload_too_soon", 429, "status", "Hinweis: "],
  ["entry_service.data_insufficient", 409, "alert", "Fehler: "],
] as const)("a check refused with %s shows the server's sentence as %s", async (code, status, role, tone) => {
  const message = "Die letzte Prüfung war eben erst.";
  await openPage(found(PORTALS), { [START]: { status, body: { errors: [{ code, message }] } } });
  await check.click();
  const told = page.getByRole(role).filter({ hasText: message });
  await expect.element(told).toHaveTextContent(tone + message);
  await expect.element(check).not.toHaveAttribute("aria-busy");
  await told.getByRole("button", { name: "Meldung schließen" }).click();
  await expect.element(told).not.toBeInTheDocument();
});

test("one portal is checked alone; its button waits, those of the others rest", async () => {
  const going = PORTALS.map((entry) => ({ ...entry, pending: entry.portal.name === "Stadtblick" }));
  await openPage([found(PORTALS), found(going, { running: true, done: 2 })], { [START]: { body: { check: CHECKED } } });
  const one = page.getByRole("button", { name: "Nur Stadtblick neu prüfen" });
  await one.click();
  await expect.element(one).toHaveAttribute("aria-busy", "true");
  await expect.element(page.getByRole("button", { name: "Nur Ortsbuch neu prüfen" })).toBeDisabled();
  await expect
    .poll(async () => (await callsOf(START)).map(({ query }) => query))
    .toMatchObject([expect.stringContaining("portal=Stadtblick")]);
});

test("a refused check of one portal says why beside what the person sees", async () => {
  const message = "Die letzte Prüfung war eben erst.";
  const errors = [{ code: "entry_service.reload_too_soon", message }];
  await openPage(found(PORTALS), { [START]: { status: 429, body: { errors } } });
  await page.getByRole("button", { name: "Nur Stadtblick neu prüfen" }).click();
  await expect.element(page.getByText(message)).toBeInViewport();
});

test("old findings can't be renewed one by one", async () => {
  await openPage(found(PORTALS, { stale: true }));
  await expect.element(check).toBeVisible();
  await expect.element(page.getByRole("button", { name: /^Nur / })).not.toBeInTheDocument();
});
