import { describe, expect } from "vitest";
import { logIn } from "../auth/log-in.ts";
import { journey } from "../journey.ts";
import { arrive, hasFocus, hasNone, miss, POLL, see } from "../look.ts";
import { aCustomer } from "../people.ts";

const PHONE = { viewport: { width: 390, height: 844 } };

describe("the menu on a phone", () => {
  journey("the menu opens over the page and closes after a link", async ({ db, open }) => {
    const person = await aCustomer(db);
    const { page } = await open(PHONE);
    await logIn(page, person);
    const toggle = page.getByRole("button", { name: "Menü", exact: true });
    const menu = page.getByRole("dialog", { name: "Menü" });
    await see(toggle);
    await hasNone(page.getByRole("navigation", { name: "Hauptnavigation" }));

    await toggle.click();
    await see(menu);
    await expect.poll(() => toggle.getAttribute("aria-expanded"), POLL).toBe("true");
    await menu.getByRole("link", { name: "Eintragsdaten" }).click();

    await arrive(page, "/kunde/meineProdukte/eintrag/eintragsdaten");
    await miss(menu);
    await see(page.getByRole("heading", { level: 1, name: "Eintragsdaten" }));
  });

  journey("the menu keeps the focus while open and returns it on Escape", async ({ db, open }) => {
    const { page } = await open(PHONE);
    await logIn(page, await aCustomer(db));
    const toggle = page.getByRole("button", { name: "Menü", exact: true });
    const menu = page.getByRole("dialog", { name: "Menü" });

    await toggle.press("Enter");
    await hasFocus(page.getByRole("button", { name: "Menü schließen" }));
    for (let tabs = 0; tabs < 12; tabs += 1) {
      await page.keyboard.press("Tab");
      expect(
        await page.evaluate(() => document.activeElement?.closest("main, header:not(dialog *), footer")),
      ).toBeNull();
    }
    await page.keyboard.press("Escape");

    await miss(menu);
    await hasFocus(toggle);
    await expect.poll(() => toggle.getAttribute("aria-expanded"), POLL).toBe("false");
  });

  journey("a tap outside closes the menu", async ({ db, open }) => {
    const { page } = await open({ ...PHONE, hasTouch: true });
    await logIn(page, await aCustomer(db));
    await page.getByRole("button", { name: "Menü", exact: true }).tap();
    await see(page.getByRole("dialog", { name: "Menü" }));

    await page.touchscreen.tap(385, 600);

    await miss(page.getByRole("dialog", { name: "Menü" }));
  });
});
