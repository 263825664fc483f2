/** What people did in the directory. What a person has changed, withdrawn or removed here is theirs: no import brings it back. */
import type { ImportRowOf } from "../import-rows.ts";
import type { Database } from "@portal/db/rows";
import type { Selectable, Transaction } from "kysely";
import type { FindErased } from "../../../platform/erased-people.ts";
import { type CompanyReferences, companyOf } from "../company-references.ts";
import { toDate } from "../instants.ts";
import { synchronise } from "../synchronise.ts";
import { rejected, type Sourced, type Verdict } from "../verdict.ts";

type Trx = Transaction<Database>;
type Columns<T extends keyof Database> = Partial<Selectable<Database[T]>>;
type HistoryRow = { external_id: string; user: string };

/** Ids of people by external id. */
async function findUsers(trx: Trx, rows: readonly Sourced<HistoryRow>[]): Promise<Map<string, number>> {
  const found = await trx
    .selectFrom("users")
    .select(["id", "external_id"])
    .where((where) => where("external_id", "=", where.fn.any(where.val(rows.map(({ row }) => row.user)))))
    .execute();
  return new Map(found.map(({ id, external_id: key }) => [key ?? "", id]));
}

/** Writes rows whose person is known; `toColumns` may refuse one as well. Rows of erased people change nothing. */
async function importHistory<T extends "user_ratings" | "latest_searches" | "viewed_entries", Row extends HistoryRow>(
  trx: Trx,
  rows: readonly Sourced<Row>[],
  plan: {
    findErased: FindErased;
    table: T;
    defaults: () => Columns<T>;
    isOwn: (stored: Selectable<Database[T]>) => boolean;
    toColumns: (sourced: Sourced<Row>, userId: number) => Columns<T> | { refusal: Verdict };
  },
): Promise<Verdict[]> {
  const users = await findUsers(trx, rows);
  const unknown = new Set(rows.map(({ row }) => row.user).filter((user) => !users.has(user)));
  const erased = await plan.findErased(trx, [...unknown]);
  const wanted: Columns<T>[] = [];
  const verdicts = rows.map((sourced): Verdict | undefined => {
    const { user } = sourced.row;
    const userId = users.get(user);
    if (erased.has(user)) return { outcome: "unchanged" };
    if (userId === undefined) return rejected("user", `Die Person ${user} gibt es nicht.`);
    const columns = plan.toColumns(sourced, userId);
    if ("refusal" in columns) return columns.refusal;
    wanted.push(columns);
    return undefined;
  });
  const { table, defaults, isOwn } = plan;
  const reconcile = (row: Columns<T>, stored: Selectable<Database[T]>): Columns<T> => (isOwn(stored) ? {} : row);
  const next = (await synchronise(trx, { table, key: ["external_id"], defaults, reconcile }, wanted)).values();
  return verdicts.map((verdict) => verdict ?? { outcome: next.next().value ?? "unchanged" });
}

/** Imports ratings by external id. `withdrawn` counts for new ones alone. */
export const importRatings = (
  trx: Trx,
  rows: readonly Sourced<ImportRowOf<"user_rating">>[],
  findErased: FindErased,
  companies: CompanyReferences,
): Promise<Verdict[]> =>
  importHistory(trx, rows, {
    findErased,
    table: "user_ratings",
    defaults: () => ({ edited_at: null, withdrawn_at: null }),
    isOwn: ({ edited_at: edited, withdrawn_at: withdrawn }) => edited !== null || withdrawn !== null,
    toColumns: ({ row, line }, userId) => {
      const found = companyOf(companies, row.company, line);
      if ("refusal" in found) return found;
      const at = toDate(row.update_date);
      return {
        external_id: row.external_id,
        user_id: userId,
        company_id: found.company.id,
        rating_text: row.rating_text,
        stars: row.stars,
        updated_at: at,
        withdrawn_at: row.withdrawn === true ? at : null,
      };
    },
  });

/** Imports searches by external id. */
export const importSearches = (
  trx: Trx,
  rows: readonly Sourced<ImportRowOf<"latest_search">>[],
  findErased: FindErased,
): Promise<Verdict[]> =>
  importHistory(trx, rows, {
    findErased,
    table: "latest_searches",
    defaults: () => ({ removed_at: null }),
    isOwn: ({ removed_at: removed }) => removed !== null,
    toColumns: ({ row }, userId) => ({
      external_id: row.external_id,
      user_id: userId,
      searched_at: toDate(row.timestamp),
      what: row.what,
      place: row.where ?? "",
    }),
  });

/** Imports views by external id. */
export const importViews = (
  trx: Trx,
  rows: readonly Sourced<ImportRowOf<"viewed_entry">>[],
  findErased: FindErased,
  companies: CompanyReferences,
): Promise<Verdict[]> =>
  importHistory(trx, rows, {
    findErased,
    table: "viewed_entries",
    defaults: () => ({ removed_at: null }),
    isOwn: ({ removed_at: removed }) => removed !== null,
    toColumns: ({ row, line }, userId) => {
      const found = companyOf(companies, row.company, line);
      if ("refusal" in found) return found;
      const viewed = toDate(row.timestamp);
      return { external_id: row.external_id, user_id: userId, company_id: found.company.id, viewed_at: viewed };
    },
  });
