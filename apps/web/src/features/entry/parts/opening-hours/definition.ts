import { openingHoursFields } from "@portal/contract/entry/rules/opening-hours";
import { saveBody } from "@portal/contract/entry/save/save-body";
import type { OpeningHours } from "@portal/contract/opening-hours/model";
import { checkedBy, type PartDefinition, type PartFields } from "../../form-engine/part-definition.ts";
import { draftOfHours, type HoursDraft, hoursOfDraft } from "./hours-draft.ts";

const rules = saveBody(openingHoursFields);

/** One field per weekday, as the history names them. */
const fieldsOfHours = ({ week, specialDays, temporarilyClosed }: OpeningHours): PartFields => ({
  ...Object.fromEntries(week.map((day, index) => [`week.${index}`, day])),
  specialDays,
  temporarilyClosed,
});

const hoursOfFields = (fields: PartFields & Record<string, unknown>): OpeningHours =>
  ({
    week: Array.from({ length: 7 }, (_, index) => fields[`week.${index}`]),
    specialDays: fields.specialDays,
    temporarilyClosed: fields.temporarilyClosed,
  }) as OpeningHours;

/** The week, special days and a closure. */
export const openingHours: PartDefinition<HoursDraft> = {
  part: "openingHours",
  draftOf: (entry) => draftOfHours(entry.openingHours),
  check: (draft) => {
    const fields = { openingHours: hoursOfDraft(draft) };
    return checkedBy("openingHours", rules, fields);
  },
  fieldsOf: (draft) => fieldsOfHours(hoursOfDraft(draft)),
  withFields: (draft, fields) => draftOfHours(hoursOfFields({ ...fieldsOfHours(hoursOfDraft(draft)), ...fields })),
};
