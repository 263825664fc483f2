/** What a change did, field by field, and what it takes to restore the fields of one. */
import { isDeepStrictEqual } from "node:util";
import type { EntryChange, EntryFieldChange } from "@portal/contract/entry";
import { DETAIL_PARTS, type DetailPart, EMPTY_DETAILS } from "@portal/contract/entry-details";
import type { EntryField, EntryPart } from "@portal/contract/entry-parts";
import { type OpeningHours, readOpeningHours } from "@portal/contract/opening-hours";
import { formatShippingStreet } from "@portal/contract/patterns";
import { type Columns, DETAIL_COLUMN, type EntryColumn, type EntryRow } from "./parts.ts";
import type { ChangeRow } from "./repository.ts";
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

/**
 * The columns of a part with exactly the fields of a change set back. Of opening hours and JSON documents that are the
 * days and fields which it changed; the others stay as they are now.
 */
export function restoredColumns(part: EntryPart, now: EntryRow, change: Pick<ChangeRow, "before" | "after">): Columns {
  const fields = changedFields(change).map(({ field }) => field);
  if (part === "openingHours") {
    return {
      opening_hours: restoredHours(
        readOpeningHours(now.opening_hours),
        readOpeningHours(change.before.opening_hours),
        fields,
      ),
    };
  }
  if (part === "aboutUs") {
    const before = toValues(change.before);
    return {
      about_us: { ...readAboutUs(now.about_us), ...Object.fromEntries(fields.map((field) => [field, before[field]])) },
    };
  }
  return isDetailPart(part) ? restoredDetail(part, now, change.before, fields) : change.before;
}

const isDetailPart = (part: EntryPart): part is DetailPart => part in DETAIL_COLUMN;

/** As stored, not as on the wire: files keep their keys. */
function restoredDetail(part: DetailPart, now: EntryRow, before: Columns, fields: readonly EntryField[]): Columns {
  const column = DETAIL_COLUMN[part];
  const stored: Record<string, unknown> = { ...EMPTY_DETAILS[part], ...(before[column] as object) };
  return { [column]: { ...now[column], ...Object.fromEntries(fields.map((field) => [field, stored[field]])) } };
}

const restoredHours = (now: OpeningHours, before: OpeningHours, fields: readonly EntryField[]): OpeningHours => ({
  week: now.week.map((day, index) =>
    fields.includes(`week.${index}` as EntryField) ? (before.week[index] ?? day) : day,
  ),
  specialDays: fields.includes("specialDays") ? before.specialDays : now.specialDays,
  temporarilyClosed: fields.includes("temporarilyClosed") ? before.temporarilyClosed : now.temporarilyClosed,
});
