/** What a change did, field by field, and what it takes to restore the fields of one. */
import { isDeepStrictEqual } from "node:util";
import { DETAIL_PARTS, type DetailPart, EMPTY_DETAILS } from "@portal/contract/entry/details";
import type { EntryChange, EntryFieldChange } from "@portal/contract/entry/history/calls";
import type { EntryField, EntryPart } from "@portal/contract/entry/part-labels";
import { type OpeningHours, readOpeningHours } from "@portal/contract/opening-hours/schema";
import { formatShippingStreet } from "@portal/contract/text/patterns";
import type { ChangeRow } from "./history-repository.ts";
import { type Columns, DETAIL_COLUMN, type EntryColumn, type EntryRow } from "./parts.ts";

import { mediaUrl, readAboutUs, readDetail } from "./wire.ts";

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
  if ("about_us" in columns) Object.assign(values, readAboutUs(columns.about_us));
  for (const part of DETAIL_PARTS) {
    if (DETAIL_COLUMN[part] in columns) Object.assign(values, readDetail(part, columns[DETAIL_COLUMN[part]]));
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

export const toEntryChange = (row: ChangeRow): EntryChange => ({
  id: row.id,
  part: row.part,
  version: row.version,
  source: row.source,
  actorName: row.actor_name,
  changedAt: row.changed_at.toISOString(),
  fields: changedFields(row),
  undoable: row.undoable,
  undoesChangeId: row.undoes_change_id,
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
 * The columns of a part with single fields as `values` has them. Of opening hours and JSON documents those days and
 * fields are taken; the others stay as they are now.
 */
export function columnsWith(part: EntryPart, now: EntryRow, values: Columns, fields: readonly EntryField[]): Columns {
  if (part === "openingHours") {
    const hours = hoursWith(readOpeningHours(now.opening_hours), readOpeningHours(values.opening_hours), fields);
    return { opening_hours: hours };
  }
  if (part === "aboutUs") {
    return { about_us: { ...readAboutUs(now.about_us), ...picked(readAboutUs(values.about_us), fields) } };
  }
  if (isDetailPart(part)) return detailWith(part, now, values, fields);
  return picked(
    values,
    Object.keys(values).filter((column) => fields.includes(fieldOf(column as EntryColumn))),
  );
}

const picked = (from: Record<string, unknown>, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, from[name]]));

/** The field that a plain column is shown as. */
const fieldOf = (column: EntryColumn): EntryField =>
  WIRE_NAME[column] ?? (column === "logo_key" ? "logo" : "ShippingStreet");

const isDetailPart = (part: EntryPart): part is DetailPart => part in DETAIL_COLUMN;

/** As stored, not as on the wire: files keep their keys. */
function detailWith(part: DetailPart, now: EntryRow, values: Columns, fields: readonly EntryField[]): Columns {
  const column = DETAIL_COLUMN[part];
  return { [column]: { ...now[column], ...picked({ ...EMPTY_DETAILS[part], ...(values[column] as object) }, fields) } };
}

const hoursWith = (now: OpeningHours, values: OpeningHours, fields: readonly EntryField[]): OpeningHours => ({
  week: now.week.map((day, index) =>
    fields.includes(`week.${index}` as EntryField) ? (values.week[index] ?? day) : day,
  ),
  specialDays: fields.includes("specialDays") ? values.specialDays : now.specialDays,
  temporarilyClosed: fields.includes("temporarilyClosed") ? values.temporarilyClosed : now.temporarilyClosed,
});
