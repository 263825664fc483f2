/**
 * What a slice stores about a person, for the export of own data and for the deletion of a profile. Slices export it
 * from their own-data.ts; the slice user-area puts them together, and a test compares the columns with the schema.
 */
import type { OwnDataKind } from "@portal/contract/user-area/own-data";
import type { Database } from "@portal/db/rows";
import type { Kysely } from "kysely";

/** SQL: `u` is the person's row, `$2` the keys of their addresses (`loginKey`). Never select a secret or its hash. */
type Rows = { from: string; fields: string; order: string };

/**
 * What happens to a column on deletion: the row `goes`, by foreign key or by a statement; the column is emptied
 * (`nameless`); or it stays for the given reason.
 */
export type PersonColumn = {
  in: OwnDataKind | "profile" | { not: string };
  end: "goes" | "nameless" | { kept: string };
};

/** A person whose profile is deleted. `addressKeys` are the keys (`loginKey`) of login and e-mail address. */
export type ErasedPerson = { id: number; email: string; addressKeys: string[] };

/**
 * How long a table keeps its rows where no person or company takes all of them along, or where they name strangers by
 * address: a sweep deletes them, named by its count, or they are kept for a reason.
 */
export type Retention = { readonly swept: string; readonly after: string } | { readonly kept: string };

export type SliceOwnData = {
  readonly kinds: Partial<Record<OwnDataKind, Rows>>;
  /** Every column that refers to a person, as `table.column`. */
  readonly columns: Readonly<Record<string, PersonColumn>>;
  /** By table; a test compares it with the schema. */
  readonly retention?: Readonly<Record<string, Retention>>;
  /** Deletes or ends rows that refer to a person by address only, without a foreign key. */
  readonly erase?: (trx: Kysely<Database>, person: ErasedPerson, now: Date) => Promise<void>;
};

/** SQL of the name of a row's company. */
export const companyNameOf = (alias: string): string => `(select name from companies where id = ${alias}.company_id)`;

export const goes = (kind: OwnDataKind | "profile"): PersonColumn => ({ in: kind, end: "goes" });
export const nameless = (kind: OwnDataKind): PersonColumn => ({ in: kind, end: "nameless" });
/** Not exported, because it lives for minutes. */
export const shortLived = (not: string): PersonColumn => ({ in: { not }, end: "goes" });
export const ofCompany: PersonColumn = {
  in: { not: "the company's own, in its self-disclosure" },
  end: { kept: "the company stays" },
};
