import { buffer } from "node:stream/consumers";
import { aProduct } from "@portal/db/factories/companies";
import { sql } from "kysely";
import { expect } from "vitest";
import { logIn } from "../auth/log-in.ts";
import { field, reads, savePart } from "../entry/entry-pages.ts";
import { journey } from "../journey.ts";
import { arrive, hasFocus, hasNone, miss, see } from "../look.ts";
import { aColleague, aCustomer } from "../people.ts";
import { listEverywhere } from "./sandbox-portals.ts";

const PAGE = "/kunde/meineProdukte/eintrag/eintragsservice";
/** Attempts at a portal that is out of order take their pauses. */
const A_CHECK = { timeout: 90_000 };

journey(
  "the entry is what is wrong: check, see it, correct it, check again, all right",
  async ({ db, open }) => {
    const name = "Dachdeckerei Prüfstein GmbH";
    const person = await aCustomer(db, { names: [name], entry: { phone: "030 4440001" } });
    const { id } = person.company;
    await aProduct(db, { company_id: id, code: "ENTRY-SERVICE" });
    // the company has a new number; every portal knows it, only its own entry doesn't
    const fields = { street: "Lindenstraße 12", postalCode: "10969", city: "Berlin", phone: "030 4449999" };
    await listEverywhere(`journey-${id}`, { name, ...fields, website: "https://www.brandt-bedachungen.example" });
    const window = await open();
    const { page } = window;
    window.expects("429 GET /api/customer/internalBea/reloadPortals");
    await logIn(page, person);
    await page.goto("/kunde/eintragsservice");
    await arrive(page, PAGE);
    await see(page.getByRole("heading", { name: "Noch nicht geprüft" }));

    await page.getByRole("button", { name: "Jetzt neu prüfen" }).click();
    await see(page.getByRole("progressbar", { name: "Fortschritt der Prüfung" }));
    await page.getByText("Die Prüfung ist fertig.").waitFor(A_CHECK);
    const doubt = page.getByRole("listitem").filter({ hasText: "030 4440001" }).first();
    await reads(doubt, /Telefon Ihr Eintrag 030 4440001 \d+ von \d+ Portalen .*030 4449999/);

    await page.getByRole("link", { name: "Telefon im Eintrag ändern" }).click();
    await hasFocus(field(page, "Telefon"));
    await field(page, "Telefon").fill("030 4449999");
    await savePart(page, "Adresse und Kontakt");
    await page.getByRole("link", { name: "Eintragsservice" }).click();
    await see(page.getByText("Seit Ihrer Änderung noch nicht neu geprüft"));

    await page.getByRole("button", { name: "Jetzt neu prüfen" }).click();
    await see(page.getByText(/Die letzte Prüfung ist noch ganz frisch\. Ab \d/));
    await sql`update listing_checks set started_at = started_at - interval '2 minutes' where company_id = ${id}`.execute(
      db,
    );
    await page.getByRole("button", { name: "Jetzt neu prüfen" }).click();
    await page.getByText("Die Prüfung ist fertig.").waitFor(A_CHECK);
    await see(page.getByRole("heading", { name: /^Auf allen \d+ Portalen stimmt alles\.$/ }));
    await miss(page.getByText("Seit Ihrer Änderung noch nicht neu geprüft"));
    await see(page.getByRole("heading", { name: /Punkte mehr seit dem/ }));
  },
  240_000,
);

journey("results of a demo company by who acts, with a filter in the URL, as a table", async ({ db, open }) => {
  const { page } = await open();
  await logIn(page, { login: "firma@demo.example", password: "Demo-Portal-2026" });
  await page.goto(PAGE);
  await page.getByRole("region", { name: "Das korrigieren Sie" }).waitFor(A_CHECK);
  await page.getByRole("link", { name: /^Das tun Sie \(\d\)$/ }).click();
  await arrive(page, `${PAGE}?zeigen=sie`);
  await page.reload();
  await see(page.getByRole("region", { name: "Das korrigieren Sie" }));
  await miss(page.getByRole("region", { name: "Alles richtig" }));
  await see(page.getByRole("link", { name: /^Auf .+ korrigieren$/ }).first());
  await see(page.getByRole("link", { name: /^Eintrag auf .* ansehen/ }).first());

  const waiting = page.waitForEvent("download");
  await page.getByRole("link", { name: "Als Tabelle (CSV)" }).click();
  const csv = (await buffer(await (await waiting).createReadStream())).toString();
  const [first, ...rows] = csv.trimEnd().split("\r\n");
  expect(first).toMatch(/^\uFEFFPortal;Stand;Wer kümmert sich;/);
  const portals = new Set(rows.map((row) => row.split(";")[0]));
  const { count } = await db
    .selectFrom("listing_results")
    .select((build) => build.fn.count<number>("portal").distinct().as("count"))
    .executeTakeFirstOrThrow();
  expect(portals.size).toBe(count);
});

journey("a company without the product has no check; a reader cannot start one", async ({ db, open }) => {
  const person = await aCustomer(db, { names: ["Ohne Service GmbH"] });
  const reader = await aColleague(db, person.company, "read");
  const { page } = await open();
  await logIn(page, person);
  await page.goto(PAGE);
  await see(page.getByRole("heading", { name: "Der Eintragsservice gehört nicht zu Ihren Produkten" }));
  await hasNone(page.getByRole("button", { name: "Jetzt neu prüfen" }));

  await aProduct(db, { company_id: person.company.id, code: "ENTRY-SERVICE" });
  const theirs = await open();
  await logIn(theirs.page, reader);
  await theirs.page.goto(PAGE);
  await see(theirs.page.getByText("Sie können hier nur lesen"));
  await hasNone(theirs.page.getByRole("button", { name: "Jetzt neu prüfen" }));
});
