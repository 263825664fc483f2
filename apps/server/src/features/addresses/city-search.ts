/** Searches cities by name and tolerates spelling errors: one statement, ten rows at most. */
import type { FederalState } from "@portal/contract/addresses/calls";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";

/** `zipCodes`: the first ten, ascending. */
export type City = { name: string; state: FederalState; zipCodes: string[] };

/**
 * Order: the whole name, its beginning, the beginning of a later word, any part of three letters or more, similar
 * sound. Similar names are searched only if nothing else matches. Within each group, cities with many postal codes come
 * first, because they are large. The range up to "~" selects a prefix: a search key has only a-z, 0-9 and spaces.
 */
const citiesLike = statement<City, [text: string]>(`
  with wanted as (select search_key($1) as q),
  found as (
    (select name, state, postal_codes, key, case when key = (select q from wanted) then 0 else 1 end as rank,
            0::real as distance
     from cities
     where (select q from wanted) <> '' and key >= (select q from wanted) and key < (select q from wanted) || '~'
     order by rank, cardinality(postal_codes) desc, key, state limit 10)
    union all
    (select name, state, postal_codes, key, case when key like '% ' || (select q from wanted) || '%' then 2 else 3 end,
            0
     from cities
     where key like (select case when q = '' then '~' when length(q) < 3 then '% ' || q || '%' else '%' || q || '%' end
                     from wanted)
       and not starts_with(key, (select q from wanted))
     order by 5, cardinality(postal_codes) desc, key, state limit 10)
  )
  select name, state, postal_codes[1:10] as "zipCodes"
  from (select * from found
        union all
        select name, state, postal_codes, key, 4, 1 - similarity
        from similar_cities((select nullif(q, '') from wanted))
        where not exists (select from found)) best
  order by rank, distance, cardinality(postal_codes) desc, key, state limit 10`);

export const searchCities = (db: Kysely<Database>, text: string): Promise<City[]> => citiesLike(db, text);
