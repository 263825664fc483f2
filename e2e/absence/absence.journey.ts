/** An absence is entered once, shown before it is applied, and taken back as one. */
import { secretarialSettingsOf } from "@portal/db/factories/secretarial";
import { voicebotSettingsOf } from "@portal/db/factories/voicebot";
import { logIn } from "../auth/log-in.ts";
import { journey } from "../journey.ts";
import { see } from "../look.ts";
import { aCustomer } from "../people.ts";

journey("an absence is shown, applied everywhere, and taken back everywhere", async ({ db, open }) => {
  const person = await aCustomer(db, { products: ["SEC", "VOICE"] });
  await secretarialSettingsOf(db, person.company.id);
  await voicebotSettingsOf(db, person.company.id);
  const { page } = await open();
  await logIn(page, person);
  await page.goto("/kunde/meineProdukte/abwesenheit");
  await page.getByLabel("Erster Tag").fill("2027-08-03");
  await page.getByLabel("Letzter Tag").fill("2027-08-14");
  await page.getByLabel("Grund").fill("Betriebsferien");
  await page.getByRole("button", { name: "Zeigen, was sich ändert" }).click();
  await see(page.getByText("Geschlossen: 03.08.2027 bis 14.08.2027."));
  await page.getByRole("button", { name: "Überall eintragen" }).click();
  await see(page.getByRole("heading", { name: "Betriebsferien" }));
  await page.getByRole("button", { name: /^Überall zurücknehmen/ }).click();
  await see(page.getByText("Die Abwesenheit ist überall zurückgenommen."));
  await see(page.getByText("Keine Abwesenheit eingetragen."));
});
