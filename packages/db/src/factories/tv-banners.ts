import type { Insertable, Kysely, Selectable } from "kysely";
import type { Database, TvBannerTable, TvCreativeTable } from "../rows.ts";
import { uniqueKey } from "./unique-key.ts";

/** Inserts an active TV banner of a company without a creative. The product is apart (`aProduct`). */
export function aTvBanner(
  db: Kysely<Database>,
  columns: Partial<Insertable<TvBannerTable>> & { company_id: number },
): Promise<Selectable<TvBannerTable>> {
  return db
    .insertInto("tv_banners")
    .values({
      external_id: uniqueKey("TVB"),
      name: "Region Köln",
      state: "active",
      starts_on: "2025-01-01",
      ends_on: null,
      binary_master_id: null,
      creative_set_at: null,
      imported_at: new Date(),
      ...columns,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Inserts a creative that nobody has decided on. */
export function aTvCreative(
  db: Kysely<Database>,
  columns: Partial<Insertable<TvCreativeTable>> & { company_id: number },
): Promise<Selectable<TvCreativeTable>> {
  return db
    .insertInto("tv_creatives")
    .values({
      binary_master_id: uniqueKey("BM"),
      name: "Dachfenster im Herbst",
      layout: "frame",
      headline: "Dachfenster vom Meister",
      background: "#123f52",
      foreground: "#ffffff",
      delivered_at: new Date(),
      customer_approval: "UNVERIFIED",
      customer_decided_at: null,
      partner_approval: "UNVERIFIED",
      partner_decided_at: null,
      imported_at: new Date(),
      ...columns,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
