/** Tasks of the start page that people do, put off and take back, and the page of all companies. */
import type { Database } from "@portal/db/rows";
import { type Kysely, sql } from "kysely";
import { describe } from "vitest";
import { logIn } from "../auth/log-in.ts";
import { journey } from "../journey.ts";
import { arrive, hasFocus, headline, miss, see } from "../look.ts";
import { aCustomer } from "../people.ts";

const askBack = (db: Kysely<Database>, companyId: number, subject: string) =>
  sql`insert into service_cases (company_id, type, subject, state, brand, request_key, created_at, changed_at)
      values (${companyId}, 'other', ${subject}, 'waiting', 'nahbei', ${subject}, now(), now())`.execute(db);
/** As if the days until the tasks are shown again had passed: the product's own clock stands still for no journey. */
const letDaysPass = (db: Kysely<Database>, companyId: number) =>
  sql`update dashboard_task_marks set until_day = current_date - 1 where company_id = ${companyId}`.execute(db);

describe("the list of what is to be done", () => {
  journey("does a task, puts one off, sees it come back, and takes a mark back", async ({ db, open }) => {
    const person = await aCustomer(db);
    const companyId = person.company.id;
    await askBack(db, companyId, "Rechnung");
    await askBack(db, companyId, "Vertrag");
    const { page } = await open({ viewport: { width: 390, height: 844 } });
    await logIn(page, person);
    const tasks = page.getByRole("region", { name: "Das ist zu tun" });
    const bill = tasks.getByRole("link", { name: "Rückfrage zu „Rechnung“ beantworten", exact: true });
    const contract = tasks.getByRole("link", { name: "Rückfrage zu „Vertrag“ beantworten", exact: true });

    await tasks.getByRole("button", { name: "Später: Rückfrage zu „Rechnung“ beantworten" }).click();
    await page.getByRole("button", { name: "Morgen wieder" }).click();
    await miss(bill);
    await see(tasks.getByText("Eine Aufgabe ist erledigt oder zurückgestellt"));
    await tasks.getByRole("button", { name: "Erledigt: Rückfrage zu „Vertrag“ beantworten" }).click();
    await miss(contract);
    await page.getByRole("button", { name: "Rückgängig machen" }).last().click();
    await see(contract);

    await page.reload();
    await see(contract);
    await miss(bill);
    await letDaysPass(db, companyId);
    await page.reload();
    await see(bill);
  });

  journey("answers the case and finds the task gone", async ({ db, open }) => {
    const person = await aCustomer(db);
    await askBack(db, person.company.id, "Rechnung");
    const { page } = await open();
    await logIn(page, person);
    const menu = page.getByRole("navigation", { name: "Hauptnavigation" });
    await see(menu.getByRole("link", { name: /^Start\s*\d+ Aufgaben$/ }));
    await page.getByRole("link", { name: "Jetzt erledigen: Rückfrage zu „Rechnung“ beantworten" }).click();
    await arrive(page, `/kunde/firmendaten/anfragen-an-uns?anfrage=${await caseOf(db, person.company.id)}`);
    await sql`update service_cases set state = 'open' where company_id = ${person.company.id}`.execute(db);
    await menu.getByRole("link", { name: /^Start/ }).click();
    await see(page.getByRole("region", { name: "Das ist zu tun" }));
    await miss(page.getByRole("link", { name: "Rückfrage zu „Rechnung“ beantworten", exact: true }));
  });
});

async function caseOf(db: Kysely<Database>, companyId: number): Promise<number> {
  const { id } = await db
    .selectFrom("service_cases")
    .select("id")
    .where("company_id", "=", companyId)
    .executeTakeFirstOrThrow();
  return id;
}

describe("a person with several companies", () => {
  journey("sees where something is to be done, searches, and opens that company", async ({ db, open }) => {
    const person = await aCustomer(db, { names: ["Alpha Bau", "Beta Dach", "Gamma Glas"] });
    const waiting = person.companies[1];
    await askBack(db, waiting?.id ?? 0, "Rechnung");
    const { page } = await open();
    await logIn(page, person);
    await page.getByRole("navigation", { name: "Hauptnavigation" }).getByRole("link", { name: "Alle Firmen" }).click();
    await arrive(page, "/kunde/firmen");
    await see(page.getByText("In einer von 3 Firmen ist etwas zu tun, zusammen eine Aufgabe."));
    await see(
      page.getByRole("listitem").filter({ hasText: "Beta Dach" }).getByText("Rückfrage zu „Rechnung“ beantworten"),
    );

    await page.getByRole("searchbox", { name: "Firma suchen: Name, Ort, Nummer" }).fill("gamma");
    await page.getByRole("main").getByRole("button", { name: "Suchen" }).click();
    await see(page.getByText("Eine Firma gefunden"));
    await miss(page.getByRole("button", { name: "Beta Dach öffnen" }));
    await page.goBack();

    await page.goto("/kunde/firmen?stand=offen");
    await page.getByRole("button", { name: "Beta Dach öffnen" }).click();
    await arrive(page, "/");
    await see(headline(page).filter({ hasText: "Beta Dach" }));
    await hasFocus(headline(page));
    await see(page.getByRole("link", { name: "Rückfrage zu „Rechnung“ beantworten", exact: true }));
  });
});

describe("the highlights", () => {
  journey("show a rating of five stars with its source and day", async ({ db, open }) => {
    const person = await aCustomer(db, { products: ["RAT"] });
    await sql`insert into ratings (company_id, source, external_id, stars, title, body, author_name, rated_at, updated_at, stored_at)
      values (${person.company.id}, 'google', 'r1', 5, 'Gern wieder', 'Schnell und sauber.', 'M. K.', now(), now(), now())`.execute(
      db,
    );
    const { page } = await open();
    await logIn(page, person);
    await page.getByRole("navigation", { name: "Hauptnavigation" }).getByRole("link", { name: "Höhepunkte" }).click();
    await arrive(page, "/kunde/highlights");
    await see(page.getByRole("heading", { name: "Fünf Sterne: „Gern wieder“" }));
    await see(page.getByRole("link", { name: /, M\. K\.$/ }));
    await see(page.getByRole("button", { name: "Drucken" }));
  });
});
