/** Types of columns: what reading, inserting and updating take. */
import type { ColumnType, JSONColumnType } from "kysely";

/** timestamptz: a Date on reading, a Date on writing. */
export type Timestamp = ColumnType<Date, Date, Date>;
export type CreatedAt = ColumnType<Date, Date | undefined, never>;
export type Json<T> = JSONColumnType<T & object>;
/** A part of the entry that is one document; empty until somebody fills it. */
export type PartDocument = ColumnType<object, string | undefined, string>;
