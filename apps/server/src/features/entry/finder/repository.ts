/** SQL of the search for entries by words of name and address (index `entries_words`). */
import type { FoundEntry } from "@portal/contract/entry/finder/calls";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";

// The key holds letters, digits and blanks only, so nothing in it is an operator of a text query. The best of the first
// 200 are shown: whoever gets more adds the place.
const find = statement<FoundEntry, [text: string, most: number]>(`
  with wanted as materialized (select search_key($1) as key),
  asked as materialized (
    select to_tsquery('simple', replace(key, ' ', ':* & ') || ':*') as words from wanted
    where length(replace(key, ' ', '')) >= 3),
  found as materialized (
    select e.company_id, e.name, e.street, e.house_number, e.postal_code, e.city from entries e, asked
    where to_tsvector('simple', search_key(e.name || ' ' || e.street || ' ' || e.postal_code || ' ' || e.city))
      @@ asked.words
    limit 200)
  select company_id as id, name, btrim(street || ' ' || house_number) as street, postal_code as "zipCode", city
  from found, wanted
  order by case when search_key(name) = key then 0 when starts_with(search_key(name), key) then 1 else 2 end,
    name, city, company_id limit $2`);

export const searchEntries = (db: Kysely<Database>, text: string, most: number): Promise<FoundEntry[]> =>
  find(db, text, most);
