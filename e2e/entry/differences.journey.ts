import type { Database } from "@portal/db/rows";
import type { Kysely } from "kysely";
import { describe, expect } from "vitest";
import { logIn } from "../auth/log-in.ts";
import { journey } from "../journey.ts";
import { hasFocus, hasNone, miss, see } from "../look.ts";
import { aColleague, aCustomer } from "../people.ts";
import { field, openPart, reads, savePart } from "./entry-pages.ts";
import { portalImport } from "./portal-import.ts";

const DIFFERENCES = "/kunde/meineProdukte/eintrag/abweichungen";

/** What an import would have changed in the owner's address. */
const filed = (db: Kysely<Database>, companyId: number, proposed: Record<string, unknown>) =>
  db
    .insertInto("import_differences")
    .values({
      company_id: companyId,
      part: "companyData",
      proposed: JSON.stringify(proposed),
      proposed_at: new Date(),
      refused: "{}",
    })
    .execute();

describe("differences from the provider's data", () => {
  journey("one difference is accepted, another refused, and both decisions are undone", async ({ db, open }) => {
    const person = await aCustomer(db);
    const { page } = await open();
    await logIn(page, person);
    await openPart(page, "Adresse und Kontakt");
    await field(page, "Telefon").fill("030 7654321");
    await savePart(page, "Adresse und Kontakt");
    const { company } = person;
    const { external_id: key } = await db
      .selectFrom("companies")
      .select("external_id")
      .where("id", "=", company.id)
      .executeTakeFirstOrThrow();
    await portalImport([{ type: "entry", company: key, Phone: "030 9998887", ShippingCity: "Potsdam" }]);

    await page.goto("/");
    await page.getByRole("link", { name: "Jetzt erledigen: 2 Angaben weichen von unseren Daten ab" }).click();
    await see(page.getByText("2 Angaben sind offen."));
    await page.getByRole("button", { name: "Telefon: Übernehmen" }).click();
    await see(page.getByText("Übernommen: Telefon."));
    await see(page.getByText("Eine Angabe ist offen."));
    await hasFocus(page.getByRole("list", { name: "Adresse und Kontakt" }));
    await page.getByRole("button", { name: "Ort: Meine behalten" }).click();
    await see(page.getByText("Ihre Angabe bleibt: Ort."));
    await see(page.getByRole("heading", { name: "Keine Abweichungen" }));

    await page.goto(`/eintrag/${company.id}`);
    await reads(page.getByRole("article"), /030 9998887/);
    await reads(page.getByRole("article"), /10969 Berlin/);

    await page.goto(DIFFERENCES);
    await page.getByText("Eine Angabe abgelehnt").click();
    await page.getByRole("button", { name: "Ort: Wieder vorlegen" }).click();
    await see(page.getByRole("button", { name: "Ort: Übernehmen" }));
  });

  journey("a proposal that has changed is not accepted", async ({ db, open }) => {
    const person = await aCustomer(db);
    await filed(db, person.company.id, { phone: "030 9998887" });
    const window = await open();
    window.expects("409 POST /api/customer/entry/differences/decide");
    const { page } = window;
    await logIn(page, person);
    await page.goto(DIFFERENCES);
    await see(page.getByText("030 9998887"));
    await db
      .updateTable("import_differences")
      .set({ proposed: JSON.stringify({ phone: "030 1112223" }) })
      .where("company_id", "=", person.company.id)
      .execute();

    await page.getByRole("button", { name: "Telefon: Übernehmen" }).click();

    await see(page.getByText("030 1112223"));
    await miss(page.getByText("030 9998887"));
    const entry = await db
      .selectFrom("entries")
      .select("phone")
      .where("company_id", "=", person.company.id)
      .executeTakeFirstOrThrow();
    expect(entry.phone).toBe("030 23125100");
  });

  journey("a reader sees both versions and no button", async ({ db, open }) => {
    const person = await aCustomer(db);
    const reader = await aColleague(db, person.company, "read", "Rita Lese");
    await filed(db, person.company.id, { phone: "030 9998887" });
    const { page } = await open();
    await logIn(page, reader);
    await page.goto(DIFFERENCES);
    await see(page.getByText("030 9998887"));
    await hasNone(page.getByRole("button", { name: /Übernehmen|behalten/ }));
  });
});
