/** Searches streets of the import and of entries. */
import type { StreetSuggestion } from "@portal/contract/addresses/calls";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";

type Db = Kysely<Database>;

/**
 * A postal code has some hundred streets at most, so each is compared. Similar ones are searched only if no other
 * matches. An empty text lists them all. What is found is grouped, because both tables may know a street.
 */
const streetsOfCode = statement<StreetSuggestion, [code: string, text: string]>(`
  with wanted as materialized (select search_key($2) as q),
  known as materialized (
    select name, city, key from streets where postal_code = $1
    union all
    select name, city, key from entry_streets where postal_code = $1
  ),
  matching as materialized (
    select known.*, q, case when key = q then 0 when starts_with(key, q) then 1 when strpos(key, ' ' || q) > 0 then 2
                       else 3 end as rank
    from known, wanted where strpos(key, q) > 0
  ), similar_ones as materialized (
    select name, city, key, word_similarity(q, key) as similarity from known, wanted
    where not exists (select from matching)
  )
  select min(name) as name, $1 as "zipCode", min(city) as city from (
    select name, city, key, rank, word_similarity(q, key) as similarity from matching
    union all
    select name, city, key, 4, similarity from similar_ones where similarity >= 0.35) found
  group by key, rank, similarity order by rank, similarity desc, key limit 10`);

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
    select c.postal_code, e.name, e.city, e.key from codes c, lateral (
      select name, city, key from entry_streets
      where postal_code = c.postal_code and key >= (select q from wanted) and key < (select q from wanted) || '~'
      order by key limit 20) e
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
