/** What the data know of an address, read in one statement. */
import type { FederalState } from "@portal/contract/addresses/calls";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";

/** `key` is the search key, equal for different spellings of a name. */
export type KnownPlace = { name: string; state: FederalState; key: string; similarity: number };

export type KnownAddress = {
  /** Search key of the typed city. */
  cityKey: string;
  /** Places of the postal code, most similar to the typed city first. */
  places: KnownPlace[];
  /** Cities with exactly that name, largest first, with their first ten postal codes. */
  cities: { name: string; state: FederalState; zipCodes: string[] }[];
  /** Whether the postal code has a street of that name; null if no street was given. */
  streetKnown: boolean | null;
  /** At most three streets of the postal code with similar names, best first. */
  similarStreets: string[];
};

const lookUp = statement<KnownAddress, [code: string, city: string, street: string]>(`
  with wanted as (select search_key($2) as city, search_key($3) as street),
  streets_here as materialized (
    select key, min(name) as name, similarity(key, w.street) as similarity
    from wanted w, lateral (
      select name, key from streets where postal_code = $1
      union all
      select name, key from entry_streets where postal_code = $1) k
    where w.street <> '' group by key, w.street
  )
  select w.city as "cityKey",
    coalesce((select json_agg(p) from (
      select name, state, key, similarity(key, w.city) as similarity from places where postal_code = $1
      order by 4 desc, name limit 40) p), '[]') as places,
    coalesce((select json_agg(c) from (
      select name, state, postal_codes[1:10] as "zipCodes" from cities where key = w.city and w.city <> ''
      order by cardinality(postal_codes) desc, state limit 10) c), '[]') as cities,
    case when w.street <> '' then exists (select from streets_here where key = w.street) end as "streetKnown",
    coalesce((select json_agg(name) from (
      select name from streets_here where similarity >= 0.5 order by similarity desc, key limit 3) s), '[]')
      as "similarStreets"
  from wanted w`);

export async function knownAddress(
  db: Kysely<Database>,
  { zipCode, city, street }: { zipCode: string; city: string; street: string },
): Promise<KnownAddress> {
  const [row] = await lookUp(db, zipCode, city, street);
  return row as KnownAddress;
}
