import { aModalNotification } from "@portal/db/factories/notices";
import { describe, expect } from "vitest";
import { fillLogIn, logIn } from "../auth/log-in.ts";
import { journey } from "../journey.ts";
import { arrive, hasNone, miss, POLL, see } from "../look.ts";
import { aCustomer } from "../people.ts";
import type { Person } from "../people.ts";

const HEADLINE = "Bald sind Betriebsferien";
const READ = "/api/user/readUserNotification";

describe("a modal notification", () => {
  journey("shows line breaks, its button leads to the page, and it is not shown again", async ({ db, open }) => {
    const person = await aCustomer(db);
    const { code } = await aModalNotification(db, {
      headline: HEADLINE,
      text: "Haben Sie geschlossen?\nTragen Sie es ein.",
      button_text: "Betriebsferien eintragen",
      button_link: "/kunde/meineProdukte/eintrag/eintragsdaten",
    });
    await db.updateTable("users").set({ notification_code: code }).where("id", "=", person.id).execute();
    const { page } = await open();
    await logIn(page, person);
    const modal = page.getByRole("dialog", { name: HEADLINE });
    await see(modal);
    const words = modal.getByText("Haben Sie geschlossen?");
    expect(await words.evaluate((element) => (element as HTMLElement).innerText)).toContain("\n");

    await modal.getByRole("button", { name: "Betriebsferien eintragen" }).click();

    await arrive(page, "/kunde/meineProdukte/eintrag/eintragsdaten");
    await miss(modal);
    await page.reload();
    await see(page.getByRole("heading", { level: 1, name: "Eintragsdaten" }));
    await hasNone(modal);
  });

  journey("closing marks it as read; nothing else closes it until that is done", async ({ db, open }) => {
    const person = await aCustomer(db);
    const { code } = await aModalNotification(db, { headline: HEADLINE, button_text: "" });
    await db.updateTable("users").set({ notification_code: code }).where("id", "=", person.id).execute();
    const { page } = await open();
    const answer = Promise.withResolvers<void>();
    await page.route(`**${READ}*`, async (route) => {
      await answer.promise;
      await route.continue();
    });
    await logIn(page, person);
    const modal = page.getByRole("dialog", { name: HEADLINE });
    await see(modal.getByRole("button", { name: "Bestätigen" }));

    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await expect.poll(() => modal.getByRole("button", { name: "Schließen" }).isDisabled(), POLL).toBe(true);
    await see(modal);
    answer.resolve();
    await miss(modal);

    const row = await db
      .selectFrom("user_notifications")
      .select("read_at")
      .where("user_id", "=", person.id)
      .executeTakeFirstOrThrow();
    expect(row.read_at).not.toBeNull();
  });

  journey("a code in the URL is kept through login, shown, and removed from the URL", async ({ db, open }) => {
    const person = await aCustomer(db);
    const { code } = await aModalNotification(db, { headline: HEADLINE });
    const { page } = await open();
    await page.goto(`/kunde/meineProdukte/eintrag/uebersicht?userNotification=${code}`);
    await see(page.getByRole("heading", { level: 1, name: "Anmelden" }));
    await fillLogIn(page, person);

    await see(page.getByRole("dialog", { name: HEADLINE }));
    await arrive(page, "/kunde/meineProdukte/eintrag/uebersicht");
  });

  journey("an unknown code shows an error, and the portal keeps working", async ({ db, open }) => {
    const person: Person = await aCustomer(db);
    const window = await open();
    const { page } = window;
    window.expects("404 POST /api/user/addUserNotification");
    await logIn(page, person);

    await page.goto("/?userNotification=gibt-es-nicht");

    await see(page.getByText("Diese Mitteilung gibt es nicht mehr."));
    await arrive(page, "/");
  });
});
