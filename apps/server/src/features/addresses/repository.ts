/** SQL of places, postal codes and streets: one statement per question. */
import type { FederalState } from "@portal/contract/addresses/calls";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";
import type { City } from "./city-search.ts";

type Db = Kysely<Database>;

const placesOfCode = statement<City, [code: string, text: string]>(`
  with wanted as (select search_key($2) as q)
  select name, state, (array_agg(postal_code order by postal_code))[1:10] as "zipCodes"
  from places, wanted
  where postal_code >= $1 and postal_code < $1 || '~'
    and (q = '' or key like '%' || q || '%' or word_similarity(q, key) >= 0.45)
  group by name, state, key, q
  order by case when key = q then 0 when starts_with(key, q) then 1 else 2 end,
           word_similarity(q, key) desc, count(*) desc, name limit 10`);

/** Places whose postal code begins with `code` (at least one digit), filtered by a text if given. */
export const searchPlacesOfCode = (db: Db, code: string, text: string): Promise<City[]> => placesOfCode(db, code, text);

type ZipCodeRow = { zipCode: string; city: string; state: FederalState };

const codesByDigits = statement<ZipCodeRow, [digits: string]>(`
  select postal_code as "zipCode", name as city, state from places
  where $1 <> '' and postal_code >= $1 and postal_code < $1 || '~' order by postal_code, name limit 10`);

/** Postal codes that begin with these digits; none for an empty text. */
export const zipCodesByDigits = (db: Db, digits: string): Promise<ZipCodeRow[]> => codesByDigits(db, digits);

const codesOfCity = statement<ZipCodeRow, [city: string, digits: string, street: string]>(`
  with wanted as (select search_key($1) as q, search_key($3) as street),
  named as (
    select postal_code, name, state, case when key = (select q from wanted) then 0 else 1 end as rank
    from places
    where (select q from wanted) <> '' and key >= (select q from wanted) and key < (select q from wanted) || '~'
  ),
  found as (
    select * from named
    union all
    select p.postal_code, p.name, p.state, 2
    from similar_cities((select nullif(q, '') from wanted)) s
    join places p on p.key = s.key and p.name = s.name and p.state = s.state
    where not exists (select from named)
  )
  select postal_code as "zipCode", name as city, state from found
  where starts_with(postal_code, $2)
  order by rank, case when (select street from wanted) = '' then false else not (
      exists (select from streets s where s.postal_code = found.postal_code and s.key = (select street from wanted))
      or exists (select from entry_streets e
                 where e.postal_code = found.postal_code and e.key = (select street from wanted))) end,
    postal_code, name limit 10`);

/** Postal codes of a city by its name or a similar one. Those with a matching street come first. */
export const zipCodesOfCity = (db: Db, city: string, digits: string, street: string): Promise<ZipCodeRow[]> =>
  codesOfCity(db, city, digits, street);
