import { expect } from "vitest";
import { journey } from "../journey.ts";
import { arrive, miss, POLL, see } from "../look.ts";
import { aPerson } from "../people.ts";
import { fillLogIn, logIn } from "./log-in.ts";
import { subjectsTo } from "./mails.ts";

journey("a thief uses a copied cookie: both are logged out, and the owner is told", async ({ db, open }) => {
  const owner = await aPerson(db);
  const hers = await open();
  await logIn(hers.page, owner);
  await hers.quiet();
  const his = await open({ storageState: await hers.context.storageState() });
  // Old enough for his page to renew it.
  const aQuarterOfAnHourAgo = new Date(Date.now() - 15 * 60_000);
  await db.updateTable("sessions").set({ last_used_at: aQuarterOfAnHourAgo }).where("user_id", "=", owner.id).execute();

  const renewed = his.page.waitForResponse("**/api/auth/refresh");
  await his.page.goto("/benutzer");
  await renewed;
  await see(his.page.getByRole("heading", { level: 1, name: "Mein Bereich" }));
  await his.quiet();
  await his.page.reload();
  await see(his.page.getByRole("heading", { level: 1, name: "Mein Bereich" }));
  // The 30 seconds in which the replaced cookie still works are over.
  await db
    .updateTable("sessions")
    .set({ previous_valid_until: new Date(Date.now() - 1000) })
    .where("user_id", "=", owner.id)
    .execute();

  await hers.page.goto("/benutzer");
  await see(hers.page.getByText("Ihre Sitzung ist beendet."));
  await his.page.goto("/benutzer");
  await see(his.page.getByText("Ihre Sitzung ist beendet."));
  await expect.poll(() => subjectsTo(db, owner.login), POLL).toHaveLength(1);

  await fillLogIn(hers.page, owner);
  const told = hers.page.getByRole("dialog", { name: "Wir hatten Sie vorsichtshalber abgemeldet" });
  await told.getByRole("link", { name: "Passwort ändern" }).click();
  await arrive(hers.page, "/benutzer?bereich=anmeldung");
  await miss(told);
  await see(hers.page.getByRole("heading", { name: "Passwort ändern" }));
  await hers.page.reload();
  await see(hers.page.getByRole("heading", { name: "Passwort ändern" }));
  await miss(told);
});
