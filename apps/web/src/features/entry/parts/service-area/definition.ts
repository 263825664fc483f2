import type { PartValues } from "@portal/contract/entry/parts";
import type { ServiceAreaCity } from "@portal/contract/entry/rules/service-area";
import { serviceAreaFields } from "@portal/contract/entry/rules/service-area";
import { saveBody } from "@portal/contract/entry/save/save-body";
import { checkedBy, type PartDefinition } from "../../form-engine/part-definition.ts";

const rules = saveBody(serviceAreaFields);

export type ServiceAreaDraft = {
  readonly nationwide: boolean;
  /** As typed, in km. */
  readonly radius: string;
  readonly cities: readonly ServiceAreaCity[];
  /** A search for a place, no place yet. */
  readonly typed: string;
};

type ServiceAreaFields = Omit<PartValues["serviceAreaData"], "radiusKm" | "cities"> & {
  readonly radiusKm: number | string | null;
  readonly cities: readonly ServiceAreaCity[];
};

/** "30", "30 km" and "ca. 30 Kilometer"; a text that is no number stays one, so that the rule's sentence answers it. */
export function radiusOf(text: string): number | string | null {
  const plain = text
    .trim()
    .replace(/^(ca\.?|etwa)\s*/i, "")
    .replace(/\s*(km|kilometer)$/i, "");
  if (plain === "") return null;
  return /^\d+$/.test(plain) ? Number(plain) : plain;
}

/** Radius and places stay stored under "nationwide", for the day on which it is taken back. */
const fieldsOfDraft = ({ nationwide, radius, cities }: ServiceAreaDraft): ServiceAreaFields => {
  const radiusKm = radiusOf(radius);
  // nobody sees the field while the company works everywhere
  return { nationwide, radiusKm: nationwide && typeof radiusKm === "string" ? null : radiusKm, cities };
};

const draftOfFields = ({ nationwide, radiusKm, cities }: ServiceAreaFields): ServiceAreaDraft => ({
  nationwide,
  radius: String(radiusKm ?? ""),
  cities,
  typed: "",
});

/** Where the company works: everywhere, or around its address and in some places. */
export const serviceArea: PartDefinition<ServiceAreaDraft> = {
  part: "serviceAreaData",
  draftOf: ({ serviceAreaData }) => draftOfFields(serviceAreaData),
  check: (draft) =>
    draft.nationwide || draft.typed.trim() === ""
      ? checkedBy("serviceAreaData", rules, fieldsOfDraft(draft))
      : {
          ok: false,
          errors: {
            cities: `„${draft.typed.trim()}“ ist noch nicht gewählt. Bitte wählen Sie einen Vorschlag, oder leeren Sie das Feld.`,
          },
        },
  fieldsOf: fieldsOfDraft,
  withFields: (draft, fields) => draftOfFields({ ...fieldsOfDraft(draft), ...(fields as Partial<ServiceAreaFields>) }),
};
