/** Open pages learn of news without being loaded again. */
import { anEvent } from "@portal/db/factories/events";
import { aCaller, secretarialSettingsOf } from "@portal/db/factories/secretarial";
import { aCompanyRating } from "@portal/db/factories/ratings";
import { aBotCall, voicebotSettingsOf } from "@portal/db/factories/voicebot";
import { sql } from "kysely";
import { describe, expect } from "vitest";
import { logIn } from "../auth/log-in.ts";
import { journey } from "../journey.ts";
import { hasNone, POLL, see } from "../look.ts";
import { aCustomer } from "../people.ts";

const CALLS = "/kunde/meineProdukte/sekretariatsservice/uebersicht";
const BOT_CALLS = "/kunde/meineProdukte/11880sprachbot/uebersicht";
const RATINGS = "/kunde/meineProdukte/wer-kennt-den-besten/bewertungen-verwalten";
/** Less than the half minute after which pages ask without a stream, and time enough for a busy machine to draw. */
const SOON = { timeout: 15_000 };

describe("open pages", () => {
  journey("show a new call in each tab of the browser, over one stream", async ({ db, open }) => {
    const person = await aCustomer(db, { products: ["SEC"] });
    const companyId = person.company.id;
    await secretarialSettingsOf(db, companyId);
    await aCaller(db, { company_id: companyId });
    const { page, context } = await open();
    let opened = 0;
    context.on("request", (request) => void (opened += request.url().endsWith("/api/events") ? 1 : 0));
    await logIn(page, person);
    await page.goto(CALLS);
    await see(page.getByText("Maria Klein").first());
    await expect.poll(() => opened, POLL).toBeGreaterThan(0);
    const other = await context.newPage();
    await other.goto(CALLS);
    await see(other.getByText("Maria Klein").first());
    // The tab before has the stream; a tab that starts afterwards asks for none.
    await other.waitForTimeout(2500);
    const before = opened;

    await aCaller(db, { company_id: companyId, caller_name: "Paul Huber" });
    await anEvent(db, { companyId, topic: "calls" });

    for (const tab of [page, other]) {
      await tab.getByText("Paul Huber").first().waitFor(SOON);
      await see(tab.getByRole("status").filter({ hasText: "Ein neuer Anruf ist da." }));
    }
    expect(opened).toBe(before);

    await page.close();
    await expect.poll(() => opened, POLL).toBe(before + 1);
    await aCaller(db, { company_id: companyId, caller_name: "Lea Sommer" });
    await anEvent(db, { companyId, topic: "calls" });
    await other.getByText("Lea Sommer").first().waitFor(SOON);
  });

  journey("show a new call of the voicebot", async ({ db, open }) => {
    const person = await aCustomer(db, { products: ["VOICE"] });
    const companyId = person.company.id;
    await voicebotSettingsOf(db, companyId);
    await aBotCall(db, { company_id: companyId });
    const { page } = await open();
    const stream = page.waitForResponse("**/api/events");
    await logIn(page, person);
    await page.goto(BOT_CALLS);
    await see(page.getByText("Fragt nach den Öffnungszeiten am Samstag."));
    await stream;
    await page.waitForTimeout(2500);
    await aBotCall(db, { company_id: companyId, summary: "Möchte einen Termin am Dach." });
    await anEvent(db, { companyId, topic: "calls" });
    await page.getByText("Möchte einen Termin am Dach.").waitFor(SOON);
    await see(page.getByRole("status").filter({ hasText: "Ein neuer Anruf ist da." }));
  });

  journey("show a call after the database's connection was cut", async ({ db, open }) => {
    const person = await aCustomer(db, { products: ["SEC"] });
    const companyId = person.company.id;
    await secretarialSettingsOf(db, companyId);
    await aCaller(db, { company_id: companyId });
    const { page } = await open();
    const stream = page.waitForResponse("**/api/events");
    await logIn(page, person);
    await page.goto(CALLS);
    await see(page.getByText("Maria Klein").first());
    await stream;
    await page.waitForTimeout(2500);

    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'portal events' and datname = current_database()`.execute(db);
    await aCaller(db, { company_id: companyId, caller_name: "Paul Huber" });
    await anEvent(db, { companyId, topic: "calls" });

    await page.getByText("Paul Huber").first().waitFor(SOON);
  });

  journey("say that a rating came, and stop with the log-out", async ({ db, open }) => {
    const person = await aCustomer(db, { products: ["RAT-PLUS"] });
    const companyId = person.company.id;
    await aCompanyRating(db, { company_id: companyId });
    const { page } = await open();
    const stream = page.waitForResponse("**/api/events");
    await logIn(page, person);
    await page.goto(RATINGS);
    await see(page.getByRole("list", { name: "Bewertungen" }));
    await stream;
    await page.waitForTimeout(2500);
    await aCompanyRating(db, { company_id: companyId });
    await anEvent(db, { companyId, topic: "ratings" });
    await see(page.getByRole("status").filter({ hasText: "1 neue Bewertung" }));

    const ended = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/api/events"));
    await page.getByRole("link", { name: "Abmelden" }).click();
    await ended;
    await hasNone(page.getByRole("list", { name: "Bewertungen" }));
  });
});
