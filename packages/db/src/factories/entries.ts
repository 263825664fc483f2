import type { Insertable, Kysely, Selectable } from "kysely";
import type { Database, EntryTable } from "../rows.ts";

type EntryColumns = Partial<Omit<Insertable<EntryTable>, "company_id" | "opening_hours" | "about_us">> & {
  company_id: number;
  opening_hours?: object;
  about_us?: object;
};

/** Inserts the entry of a company: address and phone are there, opening hours, slogan and texts are empty. */
export function anEntry(db: Kysely<Database>, columns: EntryColumns): Promise<Selectable<EntryTable>> {
  const { opening_hours: openingHours = {}, about_us: aboutUs = {}, ...others } = columns;
  return db
    .insertInto("entries")
    .values({
      name: "Brandt Bedachungen GmbH",
      street: "Lindenstraße",
      house_number: "12",
      postal_code: "10969",
      city: "Berlin",
      phone: "030 23125100",
      email: "kontakt@brandt-bedachungen.example",
      website: "https://www.brandt-bedachungen.example",
      ...others,
      opening_hours: JSON.stringify(openingHours),
      about_us: JSON.stringify(aboutUs),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
