import { LOGO_AND_SLOGAN_LIMITS } from "@portal/contract/entry/rules/logo-and-slogan";
import { controlId } from "@portal/contract/entry/places";
import { remaining } from "../../../../ui/fields/text-area.tsx";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import type { PartFormProps } from "../../form-engine/part-form-props.ts";
import styles from "../../form-engine/part-form.module.css";
import { PartSection } from "../../form-engine/part-section.tsx";
import { usePartForm } from "../../form-engine/use-part-form.ts";
import { logoAndSlogan } from "./definition.ts";
import { LogoField } from "./logo/logo-field.tsx";

/** Logo and slogan. The logo is the entry's LOGO medium (Specification §3). */
export default function LogoAndSloganForm({ entry, mayWrite }: PartFormProps) {
  const form = usePartForm(logoAndSlogan, entry);
  const { draft, errors } = form;
  return (
    <PartSection
      definition={logoAndSlogan}
      form={form}
      mayWrite={mayWrite}
      description="Daran erkennen Kunden Sie wieder."
    >
      <div className={styles.narrow}>
        <LogoField
          id={controlId("logoAndSlogan", "logo")}
          value={draft.logo}
          error={errors.logo ?? errors.crop}
          mayWrite={mayWrite}
          onChange={(logo) =>
            form.change((old) => ({ ...old, logo, logoAlt: logo.kind === "none" ? "" : old.logoAlt }))
          }
        />
        {draft.logo.kind !== "none" && (
          <TextField
            id={controlId("logoAndSlogan", "logoAlt")}
            label="Was zeigt das Logo?"
            help="Wird Menschen vorgelesen, die das Bild nicht sehen, zum Beispiel: „Blaues Dach über dem Schriftzug Brandt“."
            optional
            value={draft.logoAlt}
            error={errors.logoAlt}
            onChange={({ currentTarget: { value } }) => form.change((old) => ({ ...old, logoAlt: value }))}
            onBlur={() => form.recheck("logoAlt")}
          />
        )}
        <TextField
          id={controlId("logoAndSlogan", "slogan")}
          label="Slogan"
          help={`Ein kurzer Satz unter Ihrem Namen. ${remaining(draft.slogan.length, LOGO_AND_SLOGAN_LIMITS.slogan)}.`}
          optional
          value={draft.slogan}
          error={errors.slogan}
          onChange={({ currentTarget: { value } }) => form.change((old) => ({ ...old, slogan: value }))}
          onBlur={() => form.recheck("slogan")}
        />
      </div>
    </PartSection>
  );
}
