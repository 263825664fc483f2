/** SQL of the provider's documents. */
import { type DocumentType, MOST_DOCUMENTS_ZIPPED } from "@portal/contract/company-data/documents/calls";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";
import { searchPattern } from "../../../platform/search-pattern.ts";

export type Db = Kysely<Database>;

export type DocumentRow = {
  id: number;
  source: string;
  type: DocumentType;
  number: string;
  title: string;
  dated_on: string;
  amount_cents: number | null;
  due_on: string | null;
  bytes: number;
  storage_key: string;
  is_new: boolean;
};

const COLUMNS = `d.id, d.source, d.type, d.number, d.title, d.dated_on, d.amount_cents, d.due_on, f.bytes, f.storage_key,
         d.opened_at is null as is_new`;

/** First day, and first day after; null for any time. */
export type DocumentFilter = {
  from: string | null;
  before: string | null;
  type: DocumentType | null;
  search: string;
};
type Filters = [companyId: number, from: string | null, before: string | null, type: string | null, pattern: string];
const FILTERED = `
  from company_documents d join files f on f.id = d.file_id
  where d.company_id = $1 and d.dated_on >= coalesce($2::date, '-infinity') and d.dated_on < coalesce($3::date, 'infinity')
    and ($4::text is null or d.type = $4) and ($5 = '%%' or d.title ilike $5 or d.number ilike $5)`;

const filtersOf = (companyId: number, { from, before, type, search }: DocumentFilter): Filters => [
  companyId,
  from,
  before,
  type,
  searchPattern(search),
];

const readPage = statement<DocumentRow, [...Filters, limit: number, offset: number]>(
  `select ${COLUMNS} ${FILTERED} order by d.dated_on desc, d.id desc limit $6 offset $7`,
);
type Page = { filter: DocumentFilter; limit: number; offset: number };
export const pageOfDocuments = (db: Db, companyId: number, { filter, limit, offset }: Page) =>
  readPage(db, ...filtersOf(companyId, filter), limit, offset);

const countAll = statement<{ total: number }, Filters>(`select count(*)::int as total ${FILTERED}`);
export const countDocuments = async (db: Db, companyId: number, filter: DocumentFilter): Promise<number> =>
  (await countAll(db, ...filtersOf(companyId, filter)))[0]?.total ?? 0;

/** Years with documents, the newest first, and how many nobody of the company has opened. */
export const yearsOf = statement<{ years: number[]; unopened: number }, [companyId: number]>(`
  select coalesce((select array_agg(year order by year desc) from (
           select distinct extract(year from dated_on)::int as year from company_documents where company_id = $1) y), '{}') as years,
         (select count(*)::int from company_documents where company_id = $1 and opened_at is null) as unopened`);

export type DocumentName = { source: string; type: DocumentType; number: string };

const findOne = statement<DocumentRow, [companyId: number, source: string, type: string, number: string]>(`
  select ${COLUMNS} from company_documents d join files f on f.id = d.file_id
  where d.company_id = $1 and d.source = $2 and d.type = $3 and d.number = $4`);
export const findDocument = async (db: Db, companyId: number, { source, type, number }: DocumentName) =>
  (await findOne(db, companyId, source, type, number))[0];

export const documentsOfYear = statement<DocumentRow, [companyId: number, from: string, before: string]>(`
  select ${COLUMNS} from company_documents d join files f on f.id = d.file_id
  where d.company_id = $1 and d.dated_on >= $2 and d.dated_on < $3 order by d.dated_on, d.id limit ${MOST_DOCUMENTS_ZIPPED}`);

export const markOpened = statement<{ id: number }, [companyId: number, id: number, now: Date]>(`
  update company_documents set opened_at = $3 where company_id = $1 and id = $2 and opened_at is null returning id`);
