import { ABOUT_US_LIMITS } from "@portal/contract/entry/rules/about-us";
import { controlId } from "@portal/contract/entry/places";
import { TextArea } from "../../../../ui/fields/text-area.tsx";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import { errorInside } from "../../form-engine/part-definition.ts";
import type { PartFormProps } from "../../form-engine/part-form-props.ts";
import styles from "../../form-engine/part-form.module.css";
import { PartSection } from "../../form-engine/part-section.tsx";
import { usePartForm } from "../../form-engine/use-part-form.ts";
import { aboutUs } from "./definition.ts";
import { SpecialtiesField } from "./specialties-field.tsx";

export default function AboutUsForm({ entry, mayWrite }: PartFormProps) {
  const form = usePartForm(aboutUs, entry);
  const { draft, errors } = form;
  return (
    <PartSection
      definition={aboutUs}
      form={form}
      mayWrite={mayWrite}
      description="Ein paar ehrliche Sätze helfen Kunden, sich für Sie zu entscheiden."
    >
      <div className={styles.narrow}>
        <TextArea
          id={controlId("aboutUs", "text")}
          label="Text über Ihre Firma"
          help="Was machen Sie besonders gut, für wen arbeiten Sie, was ist Ihnen wichtig? Eine leere Zeile beginnt einen neuen Absatz."
          optional
          rows={8}
          limit={ABOUT_US_LIMITS.text}
          value={draft.text}
          error={errors.text}
          onChange={({ currentTarget: { value } }) => form.change((old) => ({ ...old, text: value }))}
          onBlur={() => form.recheck("text")}
        />
        <TextField
          id={controlId("aboutUs", "foundingYear")}
          label="Gründungsjahr"
          optional
          size="xs"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={draft.foundingYear}
          error={errors.foundingYear}
          onChange={({ currentTarget: { value } }) => form.change((old) => ({ ...old, foundingYear: value }))}
          onBlur={() => form.recheck("foundingYear")}
        />
        <SpecialtiesField
          id={controlId("aboutUs", "specialties")}
          value={draft.specialties}
          error={errorInside(errors, "specialties")}
          limit={ABOUT_US_LIMITS.specialties}
          maxLength={ABOUT_US_LIMITS.specialty}
          onChange={(update) => form.change((old) => ({ ...old, specialties: update(old.specialties) }))}
        />
      </div>
    </PartSection>
  );
}
