/** Letting Google in, comparing, taking over, and what becomes of it when Google takes it back. */
import type { Database } from "@portal/db/rows";
import { aProduct } from "@portal/db/factories/companies";
import type { Kysely } from "kysely";
import { describe, expect } from "vitest";
import { logIn } from "../auth/log-in.ts";
import { journey } from "../journey.ts";
import { arrive, hasFocus, hasNone, headline, miss, see } from "../look.ts";
import { aColleague, aCustomer } from "../people.ts";
import {
  aGoogleAccount,
  agree,
  atGoogle,
  AUTH,
  connect,
  FAILURE,
  goToGoogle,
  OVERVIEW,
  PROFILE,
  shiftOf,
} from "./google.ts";

const phoneOf = async (db: Kysely<Database>, companyId: number): Promise<string> =>
  (await db.selectFrom("entries").select("phone").where("company_id", "=", companyId).executeTakeFirstOrThrow()).phone;

/** What is known is old at once, as it would be some minutes later. */
const makeStale = (db: Kysely<Database>, companyId: number) =>
  db
    .updateTable("external_connections")
    .set({ checked_at: new Date(Date.now() - 3_600_000) })
    .where("company_id", "=", companyId)
    .execute();

describe("Google", () => {
  journey(
    "a profile is connected and compared in both directions; revoking at Google is shown here",
    async ({ db, open }) => {
      const person = await aCustomer(db);
      const { id } = person.company;
      await aProduct(db, { company_id: id, code: "RAT-PLUS" });
      const email = aGoogleAccount();
      const window = await open();
      const { page } = window;
      await logIn(page, person);

      await page.getByRole("link", { name: "Vergleich mit Google" }).click();
      await page.getByRole("link", { name: "Mit Google verbinden" }).click();
      await arrive(page, AUTH);
      const google = await goToGoogle(page);
      await agree(page, email);
      await arrive(page, PROFILE);
      await see(page.getByText("Lindenstr. 12, 10969 Berlin · passt zu Ihrem Eintrag"));
      await page.getByRole("button", { name: "Diesen Standort verbinden" }).click();
      await arrive(page, OVERVIEW);
      await see(page.getByText("Verbunden und von Google bestätigt"));

      await see(page.getByText("4 Angaben sind verschieden."));
      await page.getByRole("button", { name: "Telefon: In meinen Eintrag übernehmen" }).click();
      await see(page.getByText("Telefon in Ihren Eintrag übernommen."));
      expect(await phoneOf(db, id)).toBe("030 23125199");
      await hasFocus(page.getByRole("list", { name: "Unterschiede" }));
      await page.getByRole("button", { name: "Rückgängig" }).click();
      await see(page.getByText("Telefon: Ihr Eintrag ist wieder wie vorher."));
      expect(await phoneOf(db, id)).toBe("030 23125100");
      await page.getByRole("button", { name: "Firmenname: An Google senden" }).click();
      await see(page.getByText("Firmenname an Google gesendet."));
      await see(page.getByText("3 Angaben sind verschieden."));
      await see(page.getByText("Gleich auf beiden Seiten: Firmenname, Anschrift, Website."));

      await atGoogle(google, email, "revoke");
      window.expects("409 GET /api/external-services/google/comparison");
      await page.goto(OVERVIEW);
      await see(page.getByText("Die Freigabe bei Google gilt nicht mehr"));
      await page.goto("/");
      const warning = page.getByRole("region", { name: "Hinweis zu Google" });
      await see(warning.getByText("Bewertungsmanagement Plus"));
      await see(warning.getByText("Fehler:"));
      await warning.getByRole("link", { name: "Ansehen, was zu tun ist" }).click();
      await page.getByRole("link", { name: "Neu verbinden" }).click();
      await goToGoogle(page);
      await agree(page, email);
      await arrive(page, OVERVIEW);
      await see(page.getByText("Verbunden und von Google bestätigt"));
    },
  );

  journey("an unconfirmed location shows a warning once a day until it is confirmed", async ({ db, open }) => {
    const person = await aCustomer(db);
    const { id } = person.company;
    await aProduct(db, { company_id: id, code: "ENTRY-SERVICE" });
    const email = aGoogleAccount();
    const { page } = await open();
    await logIn(page, person);
    const google = await connect(page, email, "einen Standort, noch nicht bestätigt");
    await see(page.getByText("Google hat Ihren Standort noch nicht bestätigt"));
    await page.goto("/");
    const warning = page.getByRole("region", { name: "Hinweis zu Google" });
    await see(warning.getByText("Achtung:"));
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.01);
    await see(warning.getByText("Eintragsservice"));
    await warning.getByRole("button", { name: "Meldung schließen" }).click();
    await miss(warning);
    await page.goto("/kunde/meineProdukte/eintrag/uebersicht");
    await see(page.getByRole("heading", { level: 1, name: "Ihr Eintrag" }));
    await hasNone(warning);

    await page.evaluate(() => localStorage.removeItem("portal.search-provider-warning"));
    await page.reload();
    await see(warning);
    await atGoogle(google, email, "verify");
    await makeStale(db, id);
    await page.goto(OVERVIEW);
    await see(page.getByText("Verbunden und von Google bestätigt"));
    await page.goto("/");
    await see(headline(page));
    await hasNone(warning);
  });

  journey("disconnecting asks for confirmation", async ({ db, open }) => {
    const person = await aCustomer(db);
    const { page } = await open();
    await logIn(page, person);
    await connect(page, aGoogleAccount());
    await page.getByRole("button", { name: "Verbindung trennen" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Verbindung trennen" }).click();
    await see(page.getByText("Die Freigabe bei Google ist zurückgenommen."));
    await see(page.getByRole("link", { name: "Mit Google verbinden" }));
    const rows = db.selectFrom("external_connections").select("state").where("company_id", "=", person.company.id);
    expect(await rows.execute()).toEqual([]);
  });
});

describe("on the way back from Google", () => {
  journey("declining says that nothing is connected", async ({ db, open }) => {
    const { page } = await open();
    await logIn(page, await aCustomer(db));
    await goToGoogle(page);
    await page.getByRole("button", { name: "Abbrechen" }).click();
    await arrive(page, `${FAILURE}?grund=abgelehnt`);
    await see(page.getByRole("heading", { level: 1, name: "Sie haben bei Google abgebrochen" }));
    await page.getByRole("link", { name: "Noch einmal beginnen" }).click();
    await arrive(page, AUTH);
  });

  journey("a grant that takes too long is refused as expired", async ({ db, open }) => {
    const person = await aCustomer(db);
    const window = await open();
    window.expects("410 POST /api/external-services/google/grant-access");
    const { page } = window;
    await logIn(page, person);
    await goToGoogle(page);
    await db
      .updateTable("external_grants")
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where("company_id", "=", person.company.id)
      .execute();
    await agree(page, aGoogleAccount());
    await arrive(page, `${FAILURE}?grund=abgelaufen`);
    await see(page.getByRole("heading", { level: 1, name: "Die Freigabe ist abgelaufen" }));
  });

  journey("the answer connects nothing if another company is active", async ({ db, open }) => {
    const person = await aCustomer(db, { names: ["Erste Firma", "Zweite Firma"] });
    const window = await open();
    window.expects("409 POST /api/external-services/google/grant-access");
    const { page, context } = window;
    await logIn(page, person);
    await goToGoogle(page);
    const other = await context.newPage();
    await other.goto("/");
    await other.getByRole("button", { name: /Erste Firma/ }).click();
    await other.getByRole("option", { name: "Zweite Firma" }).click();
    await see(other.getByRole("button", { name: /Zweite Firma/ }));
    await agree(page, aGoogleAccount());
    await arrive(page, `${FAILURE}?grund=firma`);
    await see(page.getByRole("heading", { level: 1, name: "Eine andere Firma ist ausgewählt" }));
    const rows = await db.selectFrom("external_connections").select("company_id").execute();
    const own = new Set(person.companies.map(({ id }) => id));
    expect(rows.filter(({ company_id: id }) => own.has(id))).toEqual([]);
  });

  journey("an account without a location offers another account", async ({ db, open }) => {
    const { page } = await open();
    await logIn(page, await aCustomer(db));
    await goToGoogle(page);
    await agree(page, aGoogleAccount(), "kein Unternehmensprofil");
    await see(page.getByRole("heading", { name: "In diesem Google-Konto ist kein Standort" }));
    await page.getByRole("link", { name: "Anderes Google-Konto wählen" }).click();
    await arrive(page, AUTH);
  });

  journey("a location among many is found by search", async ({ db, open }) => {
    const person = await aCustomer(db);
    const { page } = await open();
    await logIn(page, person);
    await goToGoogle(page);
    await agree(page, aGoogleAccount(), "viele Standorte");
    await see(page.getByText("Ihre 130 Standorte bei Google"));
    await page.getByRole("button", { name: "Diesen Standort verbinden" }).click();
    await see(page.getByText("Bitte wählen Sie einen Standort."));
    await page.getByRole("searchbox").fill("münchen 119");
    await see(page.getByText("Ein Standort passt."));
    await page.getByLabel(/Filiale 119/).check();
    await page.getByRole("button", { name: "Diesen Standort verbinden" }).click();
    await arrive(page, OVERVIEW);
    await see(page.getByRole("heading", { name: "Filiale 119 München" }));
  });
});

journey("a reader sees both sides and no button", async ({ db, open }) => {
  const person = await aCustomer(db);
  const reader = await aColleague(db, person.company, "read", "Rita Lese");
  const first = await open();
  await logIn(first.page, person);
  await connect(first.page, aGoogleAccount());
  const { page } = await open();
  await logIn(page, reader);
  await page.goto(OVERVIEW);
  await see(page.getByText("030 23125199"));
  await hasNone(page.getByRole("button", { name: /Google senden|übernehmen|trennen/ }));
});

journey("Google's rate limit is shown in place of the comparison", async ({ db, open }) => {
  const person = await aCustomer(db);
  const email = aGoogleAccount();
  const window = await open();
  window.expects("429 GET /api/external-services/google/comparison");
  const { page } = window;
  await logIn(page, person);
  const google = await connect(page, email);
  await atGoogle(google, email, "limit");
  await page.goto(OVERVIEW);
  await see(page.getByText("Google nimmt gerade keine weiteren Anfragen an."));
});
