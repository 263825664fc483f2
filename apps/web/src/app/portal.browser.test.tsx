import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { commands, page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { completeLogin, logOut, sessionState } from "../platform/session/session-store.ts";
import { aProfile } from "../testing/a-profile.ts";
import { aUser, startSessionAs } from "../testing/logged-in.tsx";
import { refused } from "../testing/refused.ts";
import Portal from "./portal.tsx";
import { router } from "./router/portal-router.ts";

/** A page's code may load for the first time, which takes longer than what follows a press. */
const LOADING = { timeout: 10_000 };

const before = { address: window.location.href, state: history.state as unknown };
/** A person without a company: the portal's pages need no data of one. */
const person = aUser({ role: "user", roles: ["user"], accounts: {}, user_notification_code: "none" });
const answers = {
  "GET /api/auth/refresh": { body: { user: person } },
  "POST /api/auth/logout": { body: {} },
  "GET /api/service/getNotifications": { body: [] },
  "GET /api/navigation/menu-items": {
    body: {
      menuItems: [
        { label: "Meine Bewertungen", pathName: "/benutzer/bewertungen", uri: null, isExternal: false, children: [] },
      ],
    },
  },
  "GET /api/claiming/mine": { body: { claims: [] } },
  "GET /api/user/data/profile": { body: { profile: aProfile() } },
  "GET /api/user/ratings/getRatings": { body: { ratings: [], total: 0 } },
};

const title = (name: string) => page.getByRole("heading", { level: 1, name });
const address = () => window.location.pathname + window.location.search + window.location.hash;

async function open(href: string, name: string) {
  void router.navigate(href, { withoutAsking: true });
  await expect.element(title(name), LOADING).toBeVisible();
}

beforeAll(() => startSessionAs(person));
beforeEach(async () => {
  await commands.answerApi(answers);
  if (sessionState().kind !== "logged-in") completeLogin(person);
  await render(<Portal onShown={() => {}} />);
  await open("/403", "Diese Seite ist für Sie nicht freigegeben");
});
afterEach(async () => {
  await page.viewport(1280, 900);
  vi.restoreAllMocks();
  history.replaceState(before.state, "", before.address);
});

test("an unknown path shows the page that says so, at its own address", async () => {
  await open("/nirgends?a=1", "Diese Seite gibt es nicht");
  await expect.poll(address).toBe("/404");
});

test("customer care whose second factor is gone is led to set one up by the next call, and then on", async () => {
  const refresh = { body: { user: { ...person, roles: ["user", "cuca"], secondFactorMissing: true } } };
  await commands.answerApi({
    ...answers,
    "GET /api/user/data/profile": refused("auth.second_factor_missing"),
    "GET /api/auth/refresh": [refresh, { body: { user: person } }],
    "GET /api/user/getSecondFactor": { body: { active: false, since: null, recoveryCodesLeft: 0, hasPassword: true } },
    "POST /api/user/beginSecondFactor": { body: { secret: "ABCDEFGH", uri: "otpauth://totp/Portal?secret=ABCDEFGH" } },
    "POST /api/user/confirmSecondFactor": { body: { recoveryCodes: ["AAAA-1111"] } },
  });
  await open("/benutzer", "Anmeldung mit Code einrichten");
  await expect.poll(address).toBe("/benutzer/anmelde-code");
  await page.getByLabelText("Ihr Passwort", { exact: true }).fill("geheim");
  await userEvent.keyboard("{Enter}");
  await expect.element(title("App verbinden")).toHaveFocus();
  await page.getByRole("textbox", { name: "Code aus der App" }).fill("123456");
  await userEvent.keyboard("{Enter}");
  await expect.element(title("Ihre Ersatzcodes")).toHaveFocus();
  await page.getByRole("button", { name: "Ich habe die Codes gespeichert" }).click();
  await expect.element(title("Anmeldung mit Code ist eingerichtet")).toHaveFocus();
  await expect
    .element(page.getByRole("link", { name: "Für eine Firma anmelden" }))
    .toHaveAttribute("href", "/login/cuca");
});

test.each(["/", "/login"])("%s leads a person without a company to their own page", async (path) => {
  await open(path, "Mein Bereich");
  await expect.poll(address).toBe("/benutzer");
});

test("an old path leads to its new one, which the guard then decides on", async () => {
  await open("/nirgends", "Diese Seite gibt es nicht");
  await open("/kunde/eintragsfuellgrad", "Diese Seite ist für Sie nicht freigegeben");
  await expect.poll(address).toBe("/403");
});

test("a page's code and place that the address names in a broken encoding show the page all the same", async () => {
  await open("/benutzer?bereich=profil#100%", "Mein Bereich");
  await expect.poll(() => window.location.hash).toBe("#100%");
});

test("a new page names the tab and moves the focus to its headline", async () => {
  await open("/benutzer/bewertungen", "Meine Bewertungen");
  await expect.poll(() => document.title).toMatch(/^Meine Bewertungen/u);
  await expect.element(title("Meine Bewertungen")).toHaveFocus();
});

test("the browser's back button shows the page before, and forward the next one again", async () => {
  await open("/benutzer", "Mein Bereich");
  await open("/benutzer/bewertungen", "Meine Bewertungen");
  history.back();
  await expect.element(title("Mein Bereich")).toBeVisible();
  await expect.poll(address).toBe("/benutzer");
  history.forward();
  await expect.element(title("Meine Bewertungen")).toBeVisible();
});

test("a redirect leaves no entry behind: back leads to the page before it", async () => {
  await open("/benutzer/bewertungen", "Meine Bewertungen");
  await open("/nirgends", "Diese Seite gibt es nicht");
  history.back();
  await expect.element(title("Meine Bewertungen")).toBeVisible();
});

test("/redirect follows a page of the portal and replaces itself", async () => {
  await open("/benutzer", "Mein Bereich");
  await open("/redirect?uri=%2Fbenutzer%2Fbewertungen%3Fseite%3D1", "Meine Bewertungen");
  await expect.poll(address).toBe("/benutzer/bewertungen?seite=1");
});

test("/redirect to a foreign address says why it is not followed and logs the refusal", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  await open("/redirect?uri=https%3A%2F%2Fboese.example", "Diesem Link folgen wir nicht");
  await expect.poll(address).toBe("/fehler?grund=ziel-nicht-erlaubt");
  await expect.poll(() => warn).toHaveBeenCalledWith("callbackUrl NOT ALLOWED");
});

test.each([
  ["link-abgelaufen", "Dieser Link ist abgelaufen"],
  ["<b>x</b>", "Das hat nicht geklappt"],
])("/fehler?grund=%s is titled %s", async (reason, headline) => {
  await open(`/fehler?grund=${encodeURIComponent(reason)}`, headline);
});

const question = page.getByRole("dialog", { name: "Änderungen verwerfen?" });
const name = page.getByRole("textbox", { name: "Name (optional)" });

async function leaveUnsavedWork() {
  await open("/benutzer?bereich=profil", "Mein Bereich");
  await name.fill("Halb fertig");
  await page.getByRole("link", { name: "Mitteilungen" }).click();
  await expect.element(question, LOADING).toBeVisible();
}

test("a link away from unsaved work asks first; staying keeps page and text", async () => {
  await leaveUnsavedWork();
  await question.getByRole("button", { name: "Weiter bearbeiten" }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(name).toHaveValue("Halb fertig");
  await expect.poll(address).toBe("/benutzer?bereich=profil");
});

test("a link away from unsaved work leads on after the person gives the work up", async () => {
  await leaveUnsavedWork();
  await question.getByRole("button", { name: "Ohne Speichern verlassen" }).click();
  await expect.element(page.getByRole("link", { name: "Mitteilungen" })).toHaveAttribute("aria-current", "page");
  await expect.poll(address).toBe("/benutzer?bereich=mitteilungen");
});

test("the back button away from unsaved work keeps the address until the person has answered", async () => {
  await open("/benutzer/bewertungen", "Meine Bewertungen");
  await open("/benutzer?bereich=profil", "Mein Bereich");
  await name.fill("Halb fertig");
  history.back();
  await expect.element(question, LOADING).toBeVisible();
  await expect.poll(address).toBe("/benutzer?bereich=profil");
  await question.getByRole("button", { name: "Ohne Speichern verlassen" }).click();
  await expect.element(title("Meine Bewertungen")).toBeVisible();
  await expect.poll(address).toBe("/benutzer/bewertungen");
});

test("the skip link leads the focus to the content and keeps the page", async () => {
  await open("/benutzer", "Mein Bereich");
  const skip = page.getByRole("link", { name: "Zum Inhalt springen" });
  (skip.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("main")).toHaveFocus();
  await expect.element(title("Mein Bereich")).toBeVisible();
});

test("on a phone the menu opens over the page, and Esc returns the focus to its button", async () => {
  await page.viewport(400, 800);
  await open("/benutzer", "Mein Bereich");
  const button = page.getByRole("button", { name: "Menü", exact: true });
  await button.click();
  await expect.element(page.getByRole("button", { name: "Menü schließen" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAttribute("aria-expanded", "false");
});

const menus = () => document.querySelectorAll('nav[aria-label="Hauptnavigation"]').length;

test("on a phone the menu is drawn when it is first opened", async () => {
  await page.viewport(400, 800);
  await open("/benutzer", "Mein Bereich");
  const closed = menus();
  await page.getByRole("button", { name: "Menü", exact: true }).click();
  await expect.poll(menus).toBe(closed + 1);
});

test("a link of the menu beside the page draws no second menu", async () => {
  await page.viewport(1280, 800);
  await open("/benutzer", "Mein Bereich");
  const shown = menus();
  await page.getByRole("link", { name: "Meine Bewertungen" }).first().click();
  await expect.element(title("Meine Bewertungen")).toBeVisible();
  expect(menus()).toBe(shown);
});

test("on a phone a link of the menu closes it and opens the page", async () => {
  await page.viewport(400, 800);
  await open("/benutzer", "Mein Bereich");
  await page.getByRole("button", { name: "Menü", exact: true }).click();
  const menu = page.getByRole("dialog", { name: "Menü" });
  await menu.getByRole("link", { name: "Meine Bewertungen" }).click();
  await expect.element(title("Meine Bewertungen")).toBeVisible();
  await expect.element(menu).not.toBeInTheDocument();
});

test("a logout by the person leads to the login page without a way back in the address", async () => {
  await open("/benutzer", "Mein Bereich");
  await logOut();
  await expect.poll(address, LOADING).toBe("/login");
});

test("a logged-out person who opens a page gets the login page, which remembers the page", async () => {
  await logOut();
  await expect.poll(address, LOADING).toBe("/login");
  void router.navigate("/benutzer/bewertungen?seite=2");
  await expect.poll(address, LOADING).toBe("/login?seite=2&callbackPage=%2Fbenutzer%2Fbewertungen");
});
