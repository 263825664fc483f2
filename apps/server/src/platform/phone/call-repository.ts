/** SQL of tables with answered calls: pages, sums and deletion. Both telephone services keep their calls alike. */
import type { CallState } from "@portal/contract/phone/call-list";
import { addDays, type Day, startOfBerlinDay } from "@portal/contract/time/berlin-time";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";
import { searchPattern } from "../search-pattern.ts";
import type { AccountScope } from "../session/session.ts";
import { SWEEP_BATCH } from "../sweeps/sweep.ts";

export type Db = Kysely<Database>;
export type Days = { startDate: Day; endDate: Day };
export type CallFilter = Days & { search: string; state: CallState };

type CallTable<Figure extends string> = {
  table: "secretarial_calls" | "voicebot_calls";
  /** What lists select. */
  columns: string;
  /** SQL text in which a search looks. */
  searchedText: string;
  /** SQL text with the digits of a number in which a search looks; "''" for none. */
  searchedDigits: string;
  /** SQL condition for calls that the company should act on. */
  waits: string;
  /** What is summed: name → SQL condition. */
  figures: Record<Figure, string>;
};

/** Companies of one statement. */
export const OPEN_CALLS_AT_ONCE = 500;
type OpenCallsRow = {
  company_id: number;
  company: string;
  calls: number;
  people: { id: number; email: string }[];
};

type Filters = [companyId: number, from: Date, until: Date, state: CallState, pattern: string, digits: string];

/** Statements on one table; all texts of `table` are constants of the code. */
export function callRepository<Row extends object, Figure extends string>(table: CallTable<Figure>) {
  const filtered = `
    from ${table.table}
    where company_id = $1 and called_at >= $2 and called_at < $3
      and ($4::text = 'all' or ($4::text = 'done') = (done_at is not null))
      and ($5::text = '' or ${table.searchedText} ilike $5
           or ($6::text <> '' and ${table.searchedDigits} like $6))`;
  const readPage = statement<Row, [...Filters, limit: number, offset: number]>(
    `select ${table.columns} ${filtered} order by called_at desc, id desc limit $7 offset $8`,
  );
  const countAll = statement<{ total: number }, Filters>(`select count(*)::int as total ${filtered}`);
  const names = Object.keys(table.figures) as Figure[];
  const sums = statement<Record<Figure | "open", number>, [companyId: number, from: Date, until: Date]>(`
    select ${names.map((name) => `count(*) filter (where ${table.figures[name]})::int as "${name}"`).join(", ")},
           count(*) filter (where done_at is null)::int as open
    from ${table.table} where company_id = $1 and called_at >= $2 and called_at < $3`);
  const oldest = statement<{ called_at: Date }, [companyId: number]>(
    `select called_at from ${table.table} where company_id = $1 order by called_at limit 1`,
  );
  const deleteBatch = statement<{ id: number }, [before: Date]>(`
    delete from ${table.table} where id = any (array
      (select id from ${table.table} where called_at < $1 order by called_at limit ${SWEEP_BATCH}
       for update skip locked)) returning id`);

  const openSince = statement<OpenCallsRow, [since: Date, after: number]>(`
    select c.id as company_id, c.display_name as company, k.calls,
           coalesce((select json_agg(json_build_object('id', u.id, 'email', u.email) order by u.id)
                     from memberships m join users u on u.id = m.user_id
                     where m.company_id = c.id and m."right" in ('owner', 'editor')
                       and wants_notification(u.id, 'open_calls', 'email')), '[]') as people
    from (select company_id, count(*)::int as calls from ${table.table}
          where called_at >= $1 and done_at is null and ${table.waits} and company_id > $2
          group by company_id order by company_id limit ${OPEN_CALLS_AT_ONCE}) k
    join companies c on c.id = k.company_id
    where may_contact(c.id, 'portalMessages')
    order by c.id`);

  return {
    /** Companies after an id whose open calls since an instant wait, with the people who want to know. */
    openSince,
    pageOf: (
      db: Db,
      scope: AccountScope,
      { limit, offset, ...filter }: CallFilter & { limit: number; offset: number },
    ) => readPage(db, ...filtersOf(scope, filter), limit, offset),
    countOf: async (db: Db, scope: AccountScope, filter: CallFilter): Promise<number> =>
      (await countAll(db, ...filtersOf(scope, filter)))[0]?.total ?? 0,
    figuresOf: async (db: Db, { companyId }: AccountScope, days: Days): Promise<Record<Figure | "open", number>> => {
      const [row] = await sums(db, companyId, ...instantsOf(days));
      if (row === undefined) throw new Error("a sum without a row");
      return row;
    },
    firstOf: async (db: Db, { companyId }: AccountScope): Promise<Date | undefined> =>
      (await oldest(db, companyId))[0]?.called_at,
    /** Deletes a batch of calls before an instant. */
    deleteBefore: deleteBatch,
  };
}

/** Digits without blanks, leading zero and country code. At least three: fewer match nearly every number. */
function digitsOf(search: string): string {
  const digits = search
    .replace(/^\s*(?:\+|00)49/, "")
    .replaceAll(/\D/g, "")
    .replace(/^0/, "");
  return digits.length >= 3 && /^[\d\s()/+-]*$/.test(search) ? `%${digits}%` : "";
}

/** The instants at which a period of Berlin days begins and ends. */
const instantsOf = ({ startDate, endDate }: Days): [Date, Date] => [
  new Date(startOfBerlinDay(startDate)),
  new Date(startOfBerlinDay(addDays(endDate, 1))),
];

const filtersOf = ({ companyId }: AccountScope, filter: CallFilter): Filters => [
  companyId,
  ...instantsOf(filter),
  filter.state,
  filter.search === "" ? "" : searchPattern(filter.search),
  digitsOf(filter.search),
];
