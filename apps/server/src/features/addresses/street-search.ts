/** Searches streets of the import and of known entries. */
import type { StreetSuggestion } from "@portal/contract/addresses/calls";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";

type Db = Kysely<Database>;

/**
 * One postal code has few streets, so each is compared, once however many entries it has. An empty text lists them all.
 */
const streetsOfCode = statement<StreetSuggestion, [code: string, text: string]>(`
  with wanted as (select search_key($2) as q),
  known as (
    select name, city, key from streets where postal_code = $1
    union all
    select street, city, search_key(street) collate "C" from (
      select street, min(city) as city from entries
      where postal_code collate "C" = $1 and street <> '' group by street) e
  ),
  ranked as (
    select min(name) as name, min(city) as city, key, word_similarity(q, key) as similarity,
           case when key = q then 0 when starts_with(key, q) then 1 when key like '% ' || q || '%' then 2
                when key like '%' || q || '%' then 3 else 4 end as rank
    from known, wanted group by key, q
  )
  select name, $1 as "zipCode", city from ranked
  where rank < 4 or (similarity >= 0.35 and not exists (select from ranked where rank < 4))
  order by rank, similarity desc, key limit 10`);

/** A large city has many postal codes: only beginnings match, which the indexes find. */
const streetsOfCity = statement<StreetSuggestion, [city: string, digits: string, text: string]>(`
  with wanted as (select search_key($3) as q),
  codes as (
    select distinct postal_code from places
    where key = search_key($1) and starts_with(postal_code, $2)
  ),
  known as (
    select c.postal_code, s.name, s.city, s.key from codes c, lateral (
      select name, city, key from streets
      where postal_code = c.postal_code and key >= (select q from wanted) and key < (select q from wanted) || '~'
      order by key limit 20) s
    union all
    select c.postal_code, e.street, e.city, e.key from codes c, lateral (
      select street, city, search_key(street) collate "C" as key from entries
      where postal_code collate "C" = c.postal_code and street <> ''
        and search_key(street) collate "C" >= (select q from wanted)
        and search_key(street) collate "C" < (select q from wanted) || '~'
      order by search_key(street) collate "C" limit 20) e
  )
  select min(name) as name, postal_code as "zipCode", min(city) as city
  from known where (select q from wanted) <> ''
  group by key, postal_code order by key, postal_code limit 10`);

/**
 * Best first. `zipCode` may be a beginning of a postal code; a complete one replaces the city. Without postal code and
 * city the result is empty.
 */
export async function searchStreets(
  db: Db,
  { searchTerm, zipCode, city }: { searchTerm: string; zipCode: string; city: string },
): Promise<StreetSuggestion[]> {
  if (zipCode.length === 5) return streetsOfCode(db, zipCode, searchTerm);
  return city === "" ? [] : streetsOfCity(db, city, zipCode, searchTerm);
}
