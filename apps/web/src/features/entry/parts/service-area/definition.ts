import type { PartValues } from "@portal/contract/entry/parts";
import type { ServiceAreaCity } from "@portal/contract/entry/rules/service-area";
import { SERVICE_AREA_LIMITS, serviceAreaFields } from "@portal/contract/entry/rules/service-area";
import { saveBody } from "@portal/contract/entry/save/save-body";
import { checkedBy, type PartDefinition } from "../../form-engine/part-definition.ts";

const rules = saveBody(serviceAreaFields);

export type ServiceAreaDraft = {
  readonly nationwide: boolean;
  /** In km, as typed. */
  readonly radius: string;
  readonly cities: readonly ServiceAreaCity[];
  /** The search text for a place that is not chosen yet. */
  readonly typed: string;
};

type ServiceAreaFields = Omit<PartValues["serviceAreaData"], "radiusKm" | "cities"> & {
  readonly radiusKm: number | string | null;
  readonly cities: readonly ServiceAreaCity[];
};

/**
 * Reads "30", "30 km" and "ca. 30 Kilometer". A text that is no number stays, so that the contract's rule reports it.
 */
export function radiusOf(text: string): number | string | null {
  const plain = text
    .trim()
    .replace(/^(ca\.?|etwa)\s*/i, "")
    .replace(/\s*(km|kilometer)$/i, "");
  if (plain === "") return null;
  return /^\d+$/.test(plain) ? Number(plain) : plain;
}

/** Radius and places stay stored while "nationwide" is set, in case the company unsets it. */
const fieldsOfDraft = ({ nationwide, radius, cities }: ServiceAreaDraft): ServiceAreaFields => {
  const radiusKm = radiusOf(radius);
  // The field is hidden while the company works nationwide, so its error could not be corrected.
  return { nationwide, radiusKm: nationwide && typeof radiusKm === "string" ? null : radiusKm, cities };
};

const draftOfFields = ({ nationwide, radiusKm, cities }: ServiceAreaFields): ServiceAreaDraft => ({
  nationwide,
  radius: String(radiusKm ?? ""),
  cities,
  typed: "",
});

/** What the map draws while somebody types: without a radius that is no number, or larger than allowed. */
export function drawnArea(draft: ServiceAreaDraft): PartValues["serviceAreaData"] {
  const { nationwide, radiusKm, cities } = fieldsOfDraft(draft);
  const drawn = typeof radiusKm === "number" && radiusKm >= 1 && radiusKm <= SERVICE_AREA_LIMITS.radius;
  return { nationwide, radiusKm: drawn ? radiusKm : null, cities: [...cities] };
}

/** Where the company works: nationwide, or around its address and in some places. */
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
