/** SQL that reads the place of an address. */
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";

type PlaceRow = { name: string; state: string };

const readPlace = statement<PlaceRow, [postalCode: string, city: string]>(`
  select name, state from places where postal_code = $1 order by key = search_key($2) desc, name limit 1`);

/** The place with this postal code; of several the one that the address names. */
export const findPlace = async (
  db: Kysely<Database>,
  postalCode: string,
  city: string,
): Promise<PlaceRow | undefined> => (await readPlace(db, postalCode, city))[0];
