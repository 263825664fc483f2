import type { Insertable, Kysely, Selectable } from "kysely";
import type { Database, WebBannerTable } from "../rows.ts";
import { uniqueKey } from "./unique-key.ts";

/** Inserts a banner of a company that waits for its files. The product is apart (`aProduct`). */
export function aWebBanner(
  db: Kysely<Database>,
  columns: Partial<Insertable<WebBannerTable>> & { company_id: number },
): Promise<Selectable<WebBannerTable>> {
  return db
    .insertInto("web_banners")
    .values({
      external_id: uniqueKey("B"),
      flavour: "medium_rectangle",
      name: "Herbstaktion",
      target_url: "https://www.brandt.example/herbst",
      brand: null,
      starts_on: null,
      ends_on: null,
      changed_at: new Date(),
      ended_at: null,
      imported_at: new Date(),
      ...columns,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
