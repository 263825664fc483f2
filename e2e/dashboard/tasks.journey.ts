/** Tasks and results of products on the start page. */
import { aWebsite } from "@portal/db/factories/websites";
import { sql } from "kysely";
import { describe } from "vitest";
import { logIn } from "../auth/log-in.ts";
import { journey } from "../journey.ts";
import { arrive, see } from "../look.ts";
import { aCustomer } from "../people.ts";

describe("the start page of a company with a website", () => {
  journey("leads to the hand-over that waits for an answer", async ({ db, open }) => {
    const person = await aCustomer(db, { products: ["WEB-M"] });
    const companyId = person.company.id;
    const { id } = await aWebsite(db, { company_id: companyId });
    await sql`insert into website_handovers (company_id, website_id, state, brand, request_key, created_at, changed_at)
              values (${companyId}, ${id}, 'question', 'nahbei', 'k', now(), now())`.execute(db);
    const { page } = await open({ viewport: { width: 390, height: 844 } });
    await logIn(page, person);
    const tasks = page.getByRole("region", { name: "Das ist zu tun" });
    await tasks.getByRole("link", { name: /^Rückfrage zu Ihrer Website beantworten/ }).click();
    await arrive(page, "/kunde/meineProdukte/website/bearbeiten");
    await see(
      page
        .getByText("Ihre Antwort fehlt")
        .or(page.getByRole("heading", { name: /^Übergabe Nr\./ }))
        .first(),
    );
  });
});
