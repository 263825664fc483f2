/** SQL of websites. */
import type { WebsiteKind, WebsiteState } from "@portal/contract/website/sites/calls";
import type { Database } from "@portal/db/rows";
import { quickStatement, statement } from "@portal/db/statement";
import type { Kysely } from "kysely";
import type { AccountScope } from "../../../platform/session/session.ts";

type Db = Kysely<Database>;

export type WebsiteRow = {
  id: number;
  company_id: number;
  external_id: string;
  kind: WebsiteKind;
  product_code: string;
  state: WebsiteState;
  url: string | null;
  further_addresses: string[];
  keywords: string[];
  matomo_site_id: string | null;
  builder_site_id: string | null;
  online_since: string | null;
  imported_at: Date;
};

const COLUMNS = `id, company_id, external_id, kind, product_code, state, url, further_addresses, keywords,
         matomo_site_id, builder_site_id, online_since, imported_at`;

/** A company's contract has a few sites; the limit keeps a wrong delivery from filling the page. */
const MOST_SITES = 200;

const ofCompany = quickStatement<WebsiteRow, [companyId: number]>(`
  select ${COLUMNS} from websites where company_id = $1
  order by state = 'ended', kind = 'landing_page', id limit ${MOST_SITES}`);

const oneOf = quickStatement<WebsiteRow, [companyId: number, id: number]>(
  `select ${COLUMNS} from websites where company_id = $1 and id = $2`,
);

/** The company's websites: websites before landing pages, ended ones last. */
export const websitesOf = (db: Db, scope: AccountScope): Promise<WebsiteRow[]> => ofCompany(db, scope.companyId);

/** One of the company's websites; undefined for a foreign and for a missing one. */
export const websiteOf = async (db: Db, scope: AccountScope, id: number): Promise<WebsiteRow | undefined> =>
  (await oneOf(db, scope.companyId, id))[0];

export type KeywordRow = { keyword: string; websites: number[]; in_entry: boolean };

// Spellings that differ in upper and lower case are one keyword.
const keywordsOfCompany = statement<KeywordRow, [companyId: number]>(`
  with named as materialized (
    select array(select lower(k) from jsonb_array_elements_text(coalesce(e.search_keywords -> 'keywords', '[]')) k) as words
    from entries e where e.company_id = $1
  )
  select min(k.keyword) as keyword, array_agg(distinct w.id order by w.id) as websites,
         coalesce(lower(k.keyword) = any ((select words from named)::text[]), false) as in_entry
  from websites w cross join lateral unnest(w.keywords) k(keyword)
  where w.company_id = $1 and w.state <> 'ended'
  group by lower(k.keyword)`);

export const keywordsOf = (db: Db, scope: AccountScope): Promise<KeywordRow[]> =>
  keywordsOfCompany(db, scope.companyId);
