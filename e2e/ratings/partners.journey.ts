/** What people come to do in the partner network: add a listing, report an error at it, and fetch a report. */
import { buffer } from "node:stream/consumers";
import { aCompanyRating } from "@portal/db/factories/ratings";
import { expect } from "vitest";
import { logIn } from "../auth/log-in.ts";
import { listEverywhere, sandboxOrigin } from "../entry-service/sandbox-portals.ts";
import { journey } from "../journey.ts";
import { arrive, miss, see } from "../look.ts";
import { aCustomer } from "../people.ts";

const BASE = "/kunde/meineProdukte/wer-kennt-den-besten";

/** The address of the business's listing at a portal of the sandbox, as its search shows it. */
async function listingAt(portal: string, name: string): Promise<string> {
  const home = `${sandboxOrigin()}/portals/${portal}`;
  const answer = await fetch(`${home}/suche?was=${encodeURIComponent(name)}&wo=10969%20Berlin`);
  const [, id] = /eintrag\/([\w-]+)/.exec(await answer.text()) ?? [];
  if (id === undefined) throw new Error(`${portal} does not list ${name}`);
  return `${home}/eintrag/${id}`;
}

journey("a listing is added by its address, and an error at it becomes a case", async ({ db, open }) => {
  const name = "Malerei Netzwerk GmbH";
  const owner = await aCustomer(db, { names: [name], entry: { phone: "030 4440002" }, products: ["RAT"] });
  const fields = { street: "Lindenstraße 12", postalCode: "10969", city: "Berlin", phone: "030 4440002" };
  await listEverywhere(`partner-${owner.company.id}`, {
    name,
    ...fields,
    website: "https://www.brandt-bedachungen.example",
  });
  const url = await listingAt("ortslotse", name);
  const window = await open();
  const { page } = window;
  window.expects("400 POST /api/wkdb/portals/partners/add");
  await logIn(page, owner);
  await page.goto(`${BASE}/partner-netzwerk`);
  await see(page.getByRole("heading", { name: "Noch kein Eintrag hinzugefügt" }));
  await page.getByLabel("Portal", { exact: true }).selectOption("ortslotse");
  await page.getByLabel("Adresse Ihres Eintrags").fill("https://www.fremd.example/eintrag/1");
  await page.getByRole("button", { name: "Prüfen und hinzufügen" }).click();
  await see(page.getByText(/gehört nicht zu dem Portal/));
  await page.getByLabel("Adresse Ihres Eintrags").fill(url);
  await page.getByRole("button", { name: "Prüfen und hinzufügen" }).click();
  await see(page.getByRole("link", { name: url }));

  await page.getByLabel("Wo?").selectOption("ortslotse");
  await page.getByLabel("Was haben Sie gesehen?").fill("Die Adresse führt zu einer anderen Firma.");
  await page.getByRole("button", { name: "Fehler melden" }).click();
  await page.getByRole("link", { name: /^Anfrage Nr. \d+ ansehen$/ }).click();
  await see(page.getByText(`Hinterlegte Adresse: ${url}`));
});

journey("one rating is reported from the list and becomes a case that names it", async ({ db, open }) => {
  const owner = await aCustomer(db, { products: ["RAT"] });
  const { id } = await aCompanyRating(db, { company_id: owner.company.id, source: "golocal", author_name: "Hanna K." });
  const { page } = await open({ viewport: { width: 390, height: 844 } });
  await logIn(page, owner);
  await page.goto(`${BASE}/bewertungen-verwalten`);
  await page.getByText("Mehr zur Bewertung von Hanna K.").click();
  await page.getByRole("link", { name: /^Bewertung melden/ }).click();
  await arrive(page, `${BASE}/partner-netzwerk?bewertung=${id}&quelle=GOLOCAL`);
  await see(page.getByRole("link", { name: `Bewertung Nr. ${id}` }));
  await page.getByLabel("Was haben Sie gesehen?").fill("Diese Bewertung gehört zu einer anderen Firma.");
  await page.getByRole("button", { name: "Fehler melden" }).click();
  await page.getByRole("link", { name: /^Anfrage Nr\. \d+ ansehen$/ }).click();
  await see(page.getByText("Falsche Bewertung: golocal").first());
  await see(page.getByText(`Bewertung Nr. ${id}`));
});

journey("a new report is a task of the start page, is fetched as PDF, and is a task no more", async ({ db, open }) => {
  const owner = await aCustomer(db, { products: ["RAT"] });
  const pdf = Buffer.from("%PDF-1.7\n%%EOF\n");
  await db
    .insertInto("marketing_reports")
    .values({
      company_id: owner.company.id,
      external_id: "r1",
      package: "Sterne in Berlin",
      title: "Bericht für Oktober 2026",
      first_day: "2026-10-01",
      last_day: "2026-10-31",
      pdf: pdf.toString("base64"),
      download_key: `journey${owner.company.id}`.padEnd(22, "0"),
      arrived_at: new Date(),
      seen_at: null,
    })
    .execute();
  const { page } = await open();
  await logIn(page, owner);
  await page.getByRole("link", { name: /Ein neuer Bericht zu Ihrem Vermarktungspaket ist da/ }).click();
  await arrive(page, `${BASE}/vermarktungspakete`);
  const [report] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: /^PDF, .*: Bericht für Oktober 2026$/ }).click(),
  ]);
  expect(report.suggestedFilename()).toMatch(/^Bericht für Oktober 2026\.pdf$/);
  expect(await buffer(await report.createReadStream())).toEqual(pdf);
  await page.goto("/");
  await see(page.getByRole("heading", { level: 1 }));
  await miss(page.getByText("Ein neuer Bericht zu Ihrem Vermarktungspaket ist da"));
});
