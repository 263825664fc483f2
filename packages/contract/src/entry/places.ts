/** Places on the page of the entry's forms: links of the pages and tasks of the start page lead to the same ones. */
import type { CompletenessAction } from "./completeness/completeness.ts";
import { type EntryField, type EntryPart, PARTS } from "./parts.ts";

/** Id of the control of an entry's field. Links to the field, its errors and the focus use it. `path` as in the save's body. */
export const controlId = (part: EntryPart, path: string): string => `${part}-${path.replaceAll(".", "-")}`;

/** Path of a field's control in the call's body; the opening hours are one value there. */
const pathOfField = (part: EntryPart, field: EntryField): string =>
  part === "openingHours" ? `openingHours.${field}` : field;

/** The place of a part's form, or of one of its fields. */
export const placeOfPart = (part: EntryPart, field?: EntryField): string =>
  field === undefined ? PARTS[part].anchor : controlId(part, pathOfField(part, field));

/** The field of a step, if its part has several. */
const FIELD_OF_STEP: Readonly<Record<string, EntryField>> = {
  phone: "Phone",
  street: "ShippingStreet",
  city: "ShippingPostalCode",
  email: "email",
  website: "website",
  logo: "logo",
  slogan: "slogan",
  aboutUs: "text",
  aboutUsLong: "text",
  specialties: "specialties",
  foundingYear: "foundingYear",
};

/** Where a step towards a complete entry is done. */
export const fieldOfStep = ({ id }: Pick<CompletenessAction, "id">): EntryField | undefined => FIELD_OF_STEP[id];
