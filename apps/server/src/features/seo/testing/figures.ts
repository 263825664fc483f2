/** A company with figures of Search Console on a few days. */
import { sql } from "kysely";
import type { TestApp } from "../../../testing/test-app.ts";
import { seoCustomer } from "./search-console.ts";

type Figure = { day: string; term: string; impressions: number; clicks: number; position: number };

export async function writeFigures(
  app: TestApp,
  accountId: number,
  figures: readonly Figure[],
  movingFrom = "2026-11-20",
): Promise<void> {
  for (const { day, term, impressions, clicks, position } of figures) {
    const sum = impressions * position;
    await sql`insert into search_terms (company_id, day, term, impressions, clicks, position_sum)
              values (${accountId}, ${day}, ${term}, ${impressions}, ${clicks}, ${sum})`.execute(app.db);
    await sql`insert into search_days (company_id, day, impressions, clicks, position_sum, moving)
              values (${accountId}, ${day}, ${impressions}, ${clicks}, ${sum}, ${day >= movingFrom})
              on conflict (company_id, day) do update
              set impressions = search_days.impressions + excluded.impressions, clicks = search_days.clicks + excluded.clicks,
                  position_sum = search_days.position_sum + excluded.position_sum`.execute(app.db);
  }
}
export const figure = (day: string, term: string, impressions: number, clicks: number, position: number): Figure => ({
  day,
  term,
  impressions,
  clicks,
  position,
});

/** Two years of a few days, with keywords and places in the entry. */
export async function aVisibleCompany(app: TestApp) {
  const customer = await seoCustomer(app);
  await app.db
    .updateTable("entries")
    .set({
      city: "Köln",
      search_keywords: JSON.stringify({ keywords: ["Dachrinne"] }),
      service_area: JSON.stringify({ nationwide: false, radiusKm: 20, cities: [{ name: "Bonn", state: "" }] }),
    })
    .where("company_id", "=", customer.accountId)
    .execute();
  await writeFigures(app, customer.accountId, [
    figure("2026-01-10", "dachrinne köln", 1, 0, 1),
    figure("2026-06-01", "dachrinne köln", 40, 2, 5),
    figure("2026-10-05", "dachrinne köln", 60, 6, 4),
    figure("2026-10-05", "dachgaube bonn", 30, 0, 12),
    figure("2026-11-20", "dachgaube bonn", 10, 1, 8),
  ]);
  return customer;
}
