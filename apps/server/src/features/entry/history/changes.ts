/** The changed fields of a change, and the columns that restore them. */
import { isDeepStrictEqual } from "node:util";
import type { EntryChange, EntryFieldChange } from "@portal/contract/entry/history/calls";
import { type EntryField, type EntryPart, JSON_PARTS, type JsonPart, PARTS } from "@portal/contract/entry/parts";
import { type OpeningHours, readOpeningHours } from "@portal/contract/opening-hours/schema";
import { formatShippingStreet } from "@portal/contract/text/patterns";
import type { AccountScope } from "../../../platform/session/session.ts";
import { shownLogin, shownName } from "../../../platform/session/shown-login.ts";
import type { ChangeRow } from "./repository.ts";
import { type Columns, type EntryColumn, type EntryRow, isJsonPart } from "../columns.ts";
import { mediaUrl, readPart } from "../wire.ts";

type Values = Partial<Record<EntryField, unknown>>;

const WIRE_NAME: Partial<Record<EntryColumn, EntryField>> = {
  name: "company_name",
  postal_code: "ShippingPostalCode",
  city: "ShippingCity",
  phone: "Phone",
  mobile: "mobile",
  fax: "fax",
  email: "email",
  website: "website",
  slogan: "slogan",
  logo_alt: "logoAlt",
};

const hoursValues = ({ week, specialDays, temporarilyClosed }: OpeningHours): Values => ({
  ...Object.fromEntries(week.map((day, index) => [`week.${index}`, day])),
  specialDays,
  temporarilyClosed,
});

/** The columns of a change as fields of the wire. */
function toValues(columns: Columns): Values {
  const values: Values = {};
  for (const [column, value] of Object.entries(columns) as [EntryColumn, unknown][]) {
    const name = WIRE_NAME[column];
    if (name !== undefined) values[name] = value;
  }
  const { street, house_number: houseNumber, logo_key: logo } = columns as Partial<EntryRow>;
  if (street !== undefined || houseNumber !== undefined) {
    values.ShippingStreet = formatShippingStreet({ street: street ?? "", houseNumber: houseNumber ?? "" });
  }
  if (logo !== undefined) values.logo = logo === null ? null : mediaUrl(logo);
  if ("opening_hours" in columns) Object.assign(values, hoursValues(readOpeningHours(columns.opening_hours)));
  for (const part of JSON_PARTS) {
    const { column } = PARTS[part];
    if (column in columns) Object.assign(values, readPart(part, columns[column]));
  }
  return values;
}

/** The fields in which before and after differ. */
export function changedFields(change: { before: Columns; after: Columns }): EntryFieldChange[] {
  const before = toValues(change.before);
  const after = toValues(change.after);
  return (Object.keys(after) as EntryField[])
    .filter((field) => !isDeepStrictEqual(before[field], after[field]))
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }));
}

/** People without a name are called by their login. */
const actorNameOf = (scope: AccountScope, { actor_login: login, actor_name: name }: ChangeRow): string | null =>
  login === null ? null : name === null ? shownLogin(scope, login) : shownName(scope, name);

export const toEntryChange = (scope: AccountScope, row: ChangeRow): EntryChange => ({
  id: row.id,
  part: row.part,
  version: row.version,
  source: row.source,
  actorName: actorNameOf(scope, row),
  changedAt: row.changed_at.toISOString(),
  fields: changedFields(row),
  undoable: row.undoable,
  undoesChangeId: row.undoes_change_id,
  fromGoogle: row.from_google,
});

/** The columns of a part with exactly the fields of a change set back. */
export const restoredColumns = (part: EntryPart, now: EntryRow, change: Pick<ChangeRow, "before" | "after">): Columns =>
  columnsWith(
    part,
    now,
    change.before,
    changedFields(change).map(({ field }) => field),
  );

/**
 * The part's columns with single fields replaced by `values`. In opening hours and JSON documents only the named days
 * and fields are replaced.
 */
export function columnsWith(part: EntryPart, now: EntryRow, values: Columns, fields: readonly EntryField[]): Columns {
  if (part === "openingHours") {
    const hours = hoursWith(readOpeningHours(now.opening_hours), readOpeningHours(values.opening_hours), fields);
    return { opening_hours: hours };
  }
  if (isJsonPart(part)) return documentWith(part, now, values, fields);
  return picked(
    values,
    Object.keys(values).filter((column) => fields.includes(fieldOf(column as EntryColumn))),
  );
}

const picked = (from: Record<string, unknown>, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, from[name]]));

/** The wire field of a plain column. */
const fieldOf = (column: EntryColumn): EntryField =>
  WIRE_NAME[column] ?? (column === "logo_key" ? "logo" : "ShippingStreet");

/** Takes values as stored, not as on the wire: files by their keys. */
function documentWith(part: JsonPart, now: EntryRow, values: Columns, fields: readonly EntryField[]): Columns {
  const { column, empty } = PARTS[part];
  return { [column]: { ...now[column], ...picked({ ...empty, ...(values[column] as object) }, fields) } };
}

const hoursWith = (now: OpeningHours, values: OpeningHours, fields: readonly EntryField[]): OpeningHours => ({
  week: now.week.map((day, index) =>
    fields.includes(`week.${index}` as EntryField) ? (values.week[index] ?? day) : day,
  ),
  specialDays: fields.includes("specialDays") ? values.specialDays : now.specialDays,
  temporarilyClosed: fields.includes("temporarilyClosed") ? values.temporarilyClosed : now.temporarilyClosed,
});
