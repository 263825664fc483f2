import { describe, expect } from "vitest";
import { logIn } from "../auth/log-in.ts";
import { journey } from "../journey.ts";
import { hasNone, POLL, see } from "../look.ts";
import { aColleague, aCustomer } from "../people.ts";

const PAGE = "/kunde/firmendaten/kontaktwuensche";
const CALLS = "Anrufe von uns";
const SAVE = "Kontaktwünsche speichern";

describe("account locks", () => {
  journey("the page is in the menu, and a changed lock is saved", async ({ db, open }) => {
    const person = await aCustomer(db);
    const { page } = await open();
    await logIn(page, person);
    await page.getByRole("link", { name: "Kontaktwünsche" }).click();
    await page.getByRole("checkbox", { name: CALLS }).uncheck();
    await see(
      page.getByText("Den Code für die Übernahme Ihres Eintrags sagen wir nicht mehr am Telefon.", { exact: true }),
    );
    await page.getByRole("button", { name: SAVE }).click();
    await see(page.getByText("Gespeichert. Das gilt ab sofort."));

    await page.reload();
    const calls = page.getByRole("checkbox", { name: CALLS });
    await see(calls);
    await expect.poll(() => calls.isChecked(), POLL).toBe(false);
    const row = await db
      .selectFrom("account_locks")
      .select("locks")
      .where("company_id", "=", person.company.id)
      .executeTakeFirstOrThrow();
    expect(row.locks).toEqual(["call"]);
  });

  journey("two people who change different locks keep both changes", async ({ db, open }) => {
    const person = await aCustomer(db);
    const colleague = await aColleague(db, person.company);
    const [{ page }, { page: other }] = [await open(), await open()];
    for (const [window, who] of [
      [page, person],
      [other, colleague],
    ] as const) {
      await logIn(window, who);
      await window.goto(PAGE);
      await see(window.getByRole("checkbox", { name: CALLS }));
    }
    await page.getByRole("checkbox", { name: CALLS }).uncheck();
    await page.getByRole("button", { name: SAVE }).click();
    await see(page.getByText("Gespeichert. Das gilt ab sofort."));
    await other.getByRole("checkbox", { name: "Umfragen", exact: true }).uncheck();
    await other.getByRole("button", { name: SAVE }).click();

    await see(other.getByText("Gespeichert. Das gilt ab sofort."));
    await expect.poll(() => other.getByRole("checkbox", { name: CALLS }).isChecked(), POLL).toBe(false);
  });

  journey("a failed save keeps the choice and says so; saving without a change says so", async ({ db, open }) => {
    const person = await aCustomer(db);
    const window = await open();
    const { page } = window;
    window.expects("500 POST /api/customer/entry/account-locks/update");
    await logIn(page, person);
    await page.goto(PAGE);
    await page.getByRole("button", { name: SAVE }).click();
    await see(page.getByText("Sie haben nichts geändert."));
    await page.getByRole("checkbox", { name: CALLS }).uncheck();
    await page.route("**/api/customer/entry/account-locks/update*", (route) =>
      route.fulfill({ status: 500, json: { errors: [] } }),
    );
    await page.getByRole("button", { name: SAVE }).click();

    await see(page.getByText("Das hat leider nicht geklappt."));
    await expect.poll(() => page.getByRole("checkbox", { name: CALLS }).isChecked(), POLL).toBe(false);
  });

  journey("a reader sees the locks and why they can't be changed", async ({ db, open }) => {
    const person = await aCustomer(db);
    const { page } = await open();
    await logIn(page, await aColleague(db, person.company, "read"));
    await page.goto(PAGE);
    await see(page.getByText("Sie können hier nur lesen"));
    await expect.poll(() => page.getByRole("checkbox", { name: CALLS }).isDisabled(), POLL).toBe(true);
    await hasNone(page.getByRole("button", { name: SAVE }));
  });
});
