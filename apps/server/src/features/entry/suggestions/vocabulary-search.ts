/** Searches the vocabularies and tolerates spelling errors: one statement, ten rows at most. */
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";

export type VocabularyKind = "trade" | "keyword" | "product";

/** `alias`: another name of the term that matches better than the term itself, or "". */
export type FoundTerm = { term: string; alias: string };

/**
 * Order: the whole word, its beginning, the beginning of a later word, any part of three letters or more, similar
 * spelling. Similar words are searched only if nothing else matches: first those with "ä" for the first "e" ("Becker"),
 * then those that share most trigrams. A term's own name comes before its aliases, short ones before long ones. The
 * range up to "~" selects a prefix: a search key has only a-z, 0-9 and spaces.
 */
const termsLike = statement<FoundTerm, [kind: VocabularyKind, text: string]>(`
  with wanted as (select q, regexp_replace(q, 'e', 'a') as heard from (select search_key($2)) typed (q)),
  found as (
    (select term, alias, key, case when key = (select q from wanted) then 0 else 1 end as rank, 0::real as distance
     from vocabulary
     where (select q from wanted) <> '' and kind = $1
       and key >= (select q from wanted) and key < (select q from wanted) || '~'
     order by rank, alias <> '', length(key), key limit 30)
    union all
    (select term, alias, key, case when key like '% ' || (select q from wanted) || '%' then 2 else 3 end, 0
     from vocabulary
     where kind = $1 and not starts_with(key, (select q from wanted))
       and key like (select case when q = '' then '~' when length(q) < 3 then '% ' || q || '%' else '%' || q || '%' end
                     from wanted)
     order by 4, alias <> '', length(key), key limit 30)
  ),
  terms as (
    select distinct on (term) term, alias, rank, distance, length(key) as size
    from (select * from found
          union all
          (select term, alias, key, 4, 0 from vocabulary
           where kind = $1 and not exists (select from found) and (select q <> heard from wanted)
             and key >= (select heard from wanted) and key < (select heard from wanted) || '~'
           order by alias <> '', length(key), key limit 30)
          union all
          select term, alias, key, 5, 1 - similarity
          from similar_vocabulary($1, (select nullif(q, '') from wanted))
          where not exists (select from found)) best
    order by term, rank, distance, alias <> '', length(key), alias
  )
  select term, alias from terms order by rank, distance, alias <> '', size, term limit 10`);

export const searchVocabulary = (db: Kysely<Database>, kind: VocabularyKind, text: string): Promise<FoundTerm[]> =>
  termsLike(db, kind, text);
