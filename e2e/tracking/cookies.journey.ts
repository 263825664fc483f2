import { storedItemOf } from "@portal/contract/tracking/device-storage";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { portalCommand } from "../account-linking/portal-command.ts";
import { logIn } from "../auth/log-in.ts";
import { journey } from "../journey.ts";
import { hasFocus, hasNone, headline, miss, POLL, see } from "../look.ts";
import { aCustomer } from "../people.ts";
import { storedItems } from "./stored-items.ts";

const SETTINGS = "/cookie-einstellungen";
const question = (page: Page) => page.getByRole("region", { name: "Dürfen wir zählen, welche Seiten benutzt werden?" });
const isTracking = (url: string): boolean => new URL(url).pathname.startsWith("/api/tartaros/");

describe("the cookie choice", () => {
  journey("the first visit asks; a refusal by keyboard is remembered", async ({ open }) => {
    const { page } = await open({ undecided: true });
    await page.goto("/login");
    await see(question(page));
    // reading order: the question stands before the page
    await page.getByRole("button", { name: "Nur notwendige" }).focus();
    await page.keyboard.press("Enter");
    await miss(question(page));
    await hasFocus(page.getByRole("main"));
    await page.reload();
    await see(page.getByRole("heading", { level: 1, name: "Anmelden" }));
    await page.getByRole("link", { name: "Cookie-Einstellungen" }).click();
    await see(page.getByText("Nur notwendige. Gezählt wird nichts."));
    await hasNone(question(page));
  });

  journey("the question never covers the focused element at 320 px", async ({ open }) => {
    const { page } = await open({ undecided: true, viewport: { width: 320, height: 640 } });
    await page.goto("/login");
    await see(question(page));
    const last = page.getByRole("link", { name: "Cookie-Einstellungen" });
    await last.focus();
    const isAbove = async () => {
      const [link, banner] = [await last.boundingBox(), await question(page).boundingBox()];
      return link !== null && banner !== null && link.y + link.height <= banner.y;
    };
    await expect.poll(isAbove, POLL).toBe(true);
  });

  journey("only visits between consent and withdrawal are counted", async ({ db, open }) => {
    const owner = await aCustomer(db);
    const { page } = await open({ undecided: true });
    const sent: string[] = [];
    page.on("request", (request) => isTracking(request.url()) && sent.push(new URL(request.url()).pathname));
    const leave = () => page.evaluate(() => window.dispatchEvent(new Event("pagehide")));

    await logIn(page, owner);
    await leave();
    expect(sent).toEqual([]);

    await page.getByRole("button", { name: "Statistik erlauben" }).click();
    await miss(question(page));
    await page.getByRole("link", { name: "Verlauf", exact: true }).click();
    await see(page.getByRole("heading", { level: 1, name: "Verlauf" }));
    await leave();
    await expect
      .poll(() => sent.toSorted(), POLL)
      .toEqual(["/api/tartaros/company/data", "/api/tartaros/company/views"]);
    await expect.poll(() => portalCommand("sections"), POLL).toMatch(/kunde\/eintrag\/verlauf +company +[1-9]/);

    await page.goto(SETTINGS);
    await see(page.getByText("Statistik erlaubt", { exact: true }));
    await page.getByRole("button", { name: "Nur notwendige" }).click();
    await see(page.getByText("Nur notwendige. Gezählt wird nichts."));
    await leave();
    sent.length = 0;
    await page.goto("/");
    await see(headline(page));
    await page.getByRole("link", { name: "Verlauf", exact: true }).click();
    await leave();
    expect(sent).toEqual([]);
    const ended = await db.selectFrom("statistics_consents").select("id").where("ended_at", "is not", null).execute();
    expect(ended.length).toBeGreaterThan(0);
  });

  journey("if the answer can't be stored, consent does not count and a refusal does", async ({ open }) => {
    const window = await open({ undecided: true });
    window.expects("500 POST /api/service/cookie-choice");
    const { page } = window;
    await page.route(
      ({ pathname }) => pathname === "/api/service/cookie-choice",
      (route) => route.fulfill({ status: 500, json: { errors: [] } }),
    );
    await page.goto("/login");
    await page.getByRole("button", { name: "Statistik erlauben" }).click();
    await see(question(page).getByRole("alert"));
    await page.getByRole("button", { name: "Nur notwendige" }).click();
    await miss(question(page));
  });
});

journey(
  'the settings list everything that a visit with consent and "Angemeldet bleiben" stores',
  async ({ db, open }) => {
    const owner = await aCustomer(db, { names: ["Blumen Anna", "Blumen Berta"] });
    const { page } = await open({ undecided: true });
    await page.goto("/login");
    await page.getByRole("button", { name: "Statistik erlauben" }).click();
    await miss(question(page));
    await page.getByLabel("Angemeldet bleiben").check();
    await logIn(page, owner, "/login");
    await page
      .getByRole("button", { name: /^Meldung .* schließen$/ })
      .first()
      .click();
    await page.goto("/kunde/firmendaten/anfragen-an-uns?neu=other");
    await page.getByLabel("Betreff").fill("Entwurf");
    await page.goto("/kunde/meineProdukte/eintrag/eintragsdaten");
    await see(headline(page));

    const stored = await storedItems(page);
    expect(stored.map(([, name]) => name)).toContain("cookie-choice");
    expect(stored.length).toBeGreaterThan(5);

    await page.goto(SETTINGS);
    for (const [place, name] of stored) {
      await see(page.getByText(storedItemOf(place, name)?.purpose ?? "?").first());
    }
  },
);
