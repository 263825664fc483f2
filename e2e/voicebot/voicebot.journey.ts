/** What people come to do: see what was asked, ask who called, tick off, and try out the greeting. */
import { addDays, berlinDate } from "@portal/contract/time/berlin-time";
import { aBotCall, voicebotSettingsOf, withRecording } from "@portal/db/factories/voicebot";
import { expect } from "vitest";
import { logIn } from "../auth/log-in.ts";
import { journey } from "../journey.ts";
import { POLL, see } from "../look.ts";
import { aCustomer } from "../people.ts";

const PAGE = "/kunde/meineProdukte/11880sprachbot/uebersicht";

journey("a masked caller is shown on request, the call is ticked off, the greeting tried out", async ({ db, open }) => {
  const person = await aCustomer(db, { products: ["VOICE"] });
  await voicebotSettingsOf(db, person.company.id);
  await aBotCall(db, { company_id: person.company.id, ...withRecording(addDays(berlinDate(Date.now()), 20)) });
  const { page } = await open({ viewport: { width: 390, height: 844 } });
  await logIn(page, person);
  await page.goto(PAGE);
  await see(page.getByText("0221 44 …"));
  await page.getByRole("button", { name: /^Anrufer zeigen/ }).click();
  await see(page.getByRole("link", { name: /Anrufen:\s+0221 445566/ }));
  await page.getByText(/^Wortlaut/).click();
  await see(page.getByText("Haben Sie am Samstag offen?"));
  await page.getByRole("button", { name: "Aufnahme anhören" }).click();
  // Null until the browser has read the sound, which the page's policy must allow.
  const seconds = () => page.locator("audio").evaluate((player: HTMLAudioElement) => player.duration);
  await expect.poll(seconds, POLL).toBe(0.5);
  await page.getByRole("button", { name: /^Als erledigt markieren/ }).click();
  await see(page.getByRole("heading", { name: "Alle Anrufe sind erledigt" }));

  await page.getByRole("link", { name: "Einstellungen", exact: true }).click();
  await page.getByLabel("Begrüßung").fill("Hier ist Brandt Bedachungen.");
  await see(page.getByText(/digitalen Assistenten, nicht mit einem Menschen\. Hier ist Brandt Bedachungen\./));
  await page.getByRole("button", { name: "Einstellungen speichern" }).click();
  await see(page.getByText("Die Einstellungen sind gespeichert."));
  await page.getByRole("button", { name: "Begrüßung anhören" }).click();
  await expect.poll(seconds, POLL).toBeGreaterThan(4);
  await page.reload();
  await see(page.getByText(/nicht mit einem Menschen\. Hier ist Brandt Bedachungen\./));
});

journey("a call becomes a lead, and leads to it", async ({ db, open }) => {
  const person = await aCustomer(db, { products: ["VOICE"] });
  await voicebotSettingsOf(db, person.company.id);
  await aBotCall(db, { company_id: person.company.id, summary: "Bittet um ein Angebot für ein neues Dach." });
  const { page } = await open();
  await logIn(page, person);
  await page.goto(PAGE);
  await page.getByRole("button", { name: /^Als Anfrage übernehmen/ }).click();
  await see(page.getByText("Der Anruf steht jetzt bei Ihren Anfragen."));
  await page.getByRole("link", { name: /^Anfrage ansehen/ }).click();
  await see(page.getByText("Maria Klein").first());
  await see(page.getByText("Bittet um ein Angebot für ein neues Dach.").first());
});
