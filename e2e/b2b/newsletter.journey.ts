import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { linkInMail } from "../account-linking/mail.ts";
import { portalCommand } from "../account-linking/portal-command.ts";
import { journey } from "../journey.ts";
import { arrive, see } from "../look.ts";

journey("the newsletter is ordered, confirmed by mail, listed with its proof, and ended", async ({ db, open }) => {
  const email = `betrieb-${randomUUID().slice(0, 8)}@kunde.example`;
  const { page } = await open();
  await page.goto("/b2b-newsletter");
  await page.getByLabel("E-Mail-Adresse").fill(email);
  await page.getByRole("button", { name: "Newsletter bestellen" }).click();
  await see(page.getByText("Bitte sehen Sie in Ihrem Postfach nach"));

  await page.goto(await linkInMail(db, email, "newsletter-confirm"));
  await see(page.getByRole("heading", { level: 1, name: "Newsletter bestätigen" }));
  await arrive(page, "/b2b-newsletter/bestaetigt");
  await page.getByRole("button", { name: "Newsletter bestätigen" }).click();
  await see(page.getByRole("heading", { level: 1, name: "Ihr Newsletter ist bestätigt" }));
  expect(await portalCommand("newsletter", "list")).toMatch(new RegExp(`^${email} .*2026-1 `, "m"));

  await page.getByRole("button", { name: "Newsletter beenden" }).click();
  await see(page.getByRole("heading", { level: 1, name: "Ihr Newsletter ist beendet" }));
  expect(await portalCommand("newsletter", "list")).not.toContain(email);
});

journey("an unreadable link offers to order again", async ({ open }) => {
  const window = await open();
  window.expects("400 POST /api/b2b-newsletter/state");
  const { page } = window;
  await page.goto("/b2b-newsletter/bestaetigt?data=kaputt");
  await see(page.getByRole("heading", { level: 1, name: "Dieser Link führt nicht weiter" }));
  await page.getByRole("link", { name: "Newsletter neu bestellen" }).click();
  await see(page.getByRole("heading", { level: 1, name: "Newsletter für Betriebe" }));
});
