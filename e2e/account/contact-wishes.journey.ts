import { describe, expect } from "vitest";
import { logIn } from "../auth/log-in.ts";
import { journey } from "../journey.ts";
import { see } from "../look.ts";
import { aColleague, aCustomer } from "../people.ts";

const PAGE = "/kunde/firmendaten/kontaktwuensche";
const CALLS = "Anrufe unserer Beratung";
const SAVE = "Kontaktwünsche speichern";

describe("what a company wants from us", () => {
  journey("is found in the menu, changed and kept", async ({ db, open }) => {
    const person = await aCustomer(db);
    const { page } = await open();
    await logIn(page, person);
    await page.getByRole("link", { name: "Kontaktwünsche" }).click();
    await page.getByRole("checkbox", { name: CALLS }).uncheck();
    await see(page.getByText("Wir rufen Sie nicht mehr von uns aus an.", { exact: true }));
    await page.getByRole("button", { name: SAVE }).click();
    await see(page.getByText("Gespeichert. Das gilt ab sofort."));

    await page.reload();
    const calls = page.getByRole("checkbox", { name: CALLS });
    await see(calls);
    expect(await calls.isChecked()).toBe(false);
    const row = await db
      .selectFrom("account_locks")
      .select("locks")
      .where("company_id", "=", person.company.id)
      .executeTakeFirstOrThrow();
    expect(row.locks).toEqual(["call"]);
  });

  journey("two people who change different things keep both", async ({ db, open }) => {
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
    expect(await other.getByRole("checkbox", { name: CALLS }).isChecked()).toBe(false);
  });

  journey("saving that fails says so and keeps the choice; nothing changed says that", async ({ db, open }) => {
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
    expect(await page.getByRole("checkbox", { name: CALLS }).isChecked()).toBe(false);
  });

  journey("people who may only read see it and why they cannot change it", async ({ db, open }) => {
    const person = await aCustomer(db);
    const { page } = await open();
    await logIn(page, await aColleague(db, person.company, "read"));
    await page.goto(PAGE);
    await see(page.getByText("Sie können hier nur lesen"));
    expect(await page.getByRole("checkbox", { name: CALLS }).isDisabled()).toBe(true);
    expect(await page.getByRole("button", { name: SAVE }).count()).toBe(0);
  });
});
