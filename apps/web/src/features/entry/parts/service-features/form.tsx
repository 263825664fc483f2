import { SERVICE_FEATURE_CODES } from "@portal/contract/entry/choices";
import { controlId } from "@portal/contract/entry/places";
import { useDeferredValue, useState } from "react";
import { CheckboxGroup } from "../../../../ui/fields/checkbox-group.tsx";
import { SearchField } from "../../../../ui/fields/search-field.tsx";
import { errorInside } from "../../form-engine/part-definition.ts";
import type { PartFormProps } from "../../form-engine/part-form-props.ts";
import styles from "../../form-engine/part-form.module.css";
import { PartSection } from "../../form-engine/part-section.tsx";
import { withCodeToggled } from "../../form-engine/with-code-toggled.ts";
import { usePartForm } from "../../form-engine/use-part-form.ts";
import { serviceFeatures } from "./definition.ts";
import { matchingFeatures } from "./matching-features.ts";

/** Services beside the work itself: checkboxes in groups with a filter. */
export default function ServiceFeaturesForm({ entry, mayWrite }: PartFormProps) {
  const form = usePartForm(serviceFeatures, entry);
  const { services } = form.draft;
  const [typed, setTyped] = useState("");
  const groups = matchingFeatures(useDeferredValue(typed));
  const found = groups.reduce((sum, { features }) => sum + features.length, 0);
  return (
    <PartSection
      definition={serviceFeatures}
      form={form}
      mayWrite={mayWrite}
      description="Kunden sehen auf einen Blick, was es bei Ihnen gibt."
    >
      <div id={controlId("serviceFeaturesData", "services")} tabIndex={-1} className={styles.choices}>
        <div className={styles.narrow}>
          <SearchField
            label="Leistung suchen, zum Beispiel Parkplatz"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            // Enter filters the list; it must not save the form.
            onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
          />
        </div>
        <p className={styles.quiet} role="status">
          {typed.trim() === "" ? chosenText(services.length) : foundText(found)}
        </p>
        {groups.map(({ title, features }) => (
          <CheckboxGroup
            key={title}
            legend={title}
            options={features}
            chosen={services}
            onToggle={(code, on) =>
              form.change((old) => ({
                ...old,
                services: withCodeToggled(SERVICE_FEATURE_CODES, old.services, code, on),
              }))
            }
          />
        ))}
        <p className={styles.quiet}>{errorInside(form.errors, "services")}</p>
      </div>
    </PartSection>
  );
}

const chosenText = (count: number): string => (count === 0 ? "Noch nichts gewählt" : `${count} gewählt`);

function foundText(count: number): string {
  if (count === 0) return "Nichts gefunden. Eigenes können Sie unter „Produkte und Marken“ oder in Ihrem Text nennen.";
  return count === 1 ? "Eine Leistung gefunden" : `${count} Leistungen gefunden`;
}
