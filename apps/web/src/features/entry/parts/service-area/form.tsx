import type { SalesForceEntry } from "@portal/contract/entry/entry";
import { SERVICE_AREA_LIMITS } from "@portal/contract/entry/rules/service-area";
import { controlId } from "@portal/contract/entry/places";
import { Checkbox } from "../../../../ui/fields/checkbox.tsx";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import { PlaceDataSource } from "../../components/place-data-source.tsx";
import { errorInside } from "../../form-engine/part-definition.ts";
import type { PartFormProps } from "../../form-engine/part-form-props.ts";
import styles from "../../form-engine/part-form.module.css";
import { PartSection } from "../../form-engine/part-section.tsx";
import { usePartForm } from "../../form-engine/use-part-form.ts";
import { drawnArea, serviceArea } from "./definition.ts";
import { DraftAreaMap } from "./draft-area-map.tsx";
import { PlacesField } from "./places-field.tsx";

/** Where the company works (Specification §7 "updateEntryServiceAreaData"). */
export default function ServiceAreaForm({ entry, mayWrite }: PartFormProps) {
  const form = usePartForm(serviceArea, entry);
  const { draft, errors } = form;
  return (
    <PartSection
      definition={serviceArea}
      form={form}
      mayWrite={mayWrite}
      description="Wohin kommen Sie zu Ihren Kunden? Umkreis und einzelne Orte gelten zusammen."
    >
      <div className={styles.narrow}>
        <Checkbox
          id={controlId("serviceAreaData", "nationwide")}
          label="In ganz Deutschland"
          help="Umkreis und Orte brauchen Sie dann nicht."
          checked={draft.nationwide}
          onChange={({ currentTarget: { checked } }) => form.change((old) => ({ ...old, nationwide: checked }))}
        />
        {!draft.nationwide && (
          <>
            <TextField
              id={controlId("serviceAreaData", "radiusKm")}
              label="Umkreis in Kilometern"
              optional
              size="xs"
              inputMode="numeric"
              autoComplete="off"
              suffix="km"
              help={aroundText(entry)}
              value={draft.radius}
              error={errors.radiusKm}
              onChange={({ currentTarget: { value } }) => form.change((old) => ({ ...old, radius: value }))}
              onBlur={() => form.recheck("radiusKm")}
            />
            <PlacesField
              id={controlId("serviceAreaData", "cities")}
              cities={draft.cities}
              typed={draft.typed}
              error={errorInside(errors, "cities")}
              most={SERVICE_AREA_LIMITS.cities}
              mayWrite={mayWrite}
              onType={(typed) => form.change((old) => ({ ...old, typed }))}
              onChange={(update) => form.change((old) => ({ ...old, cities: update(old.cities) }))}
            />
            <PlaceDataSource />
          </>
        )}
        <DraftAreaMap area={drawnArea(draft)} home={entry.ShippingCity} />
      </div>
    </PartSection>
  );
}

/** The centre of the radius. It names the saved address, not the one that is being typed above. */
const aroundText = ({ ShippingPostalCode, ShippingCity }: SalesForceEntry): string => {
  const place = `${ShippingPostalCode} ${ShippingCity}`.trim();
  return place === "" ? "Gerechnet ab Ihrer Adresse." : `Gerechnet ab Ihrer Adresse in ${place}.`;
};
