import {
  EMPLOYEE_BAND_CODES,
  EMPLOYEE_BANDS,
  type EmployeeBand,
  LANGUAGE_CODES,
  LANGUAGES,
  LEGAL_FORM_CODES,
  LEGAL_FORMS,
  type LegalForm,
} from "@portal/contract/entry/choices";
import { COMPANY_DETAILS_LIMITS } from "@portal/contract/entry/rules/company-details";
import type { PartValues } from "@portal/contract/entry/parts";
import { controlId } from "@portal/contract/entry/places";
import type { ComponentProps } from "react";
import { CheckboxGroup } from "../../../../ui/fields/checkbox-group.tsx";
import { Fieldset } from "../../../../ui/fields/fieldset.tsx";
import { Select } from "../../../../ui/fields/select.tsx";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import { errorInside } from "../../form-engine/part-definition.ts";
import type { PartFormProps } from "../../form-engine/part-form-props.ts";
import styles from "../../form-engine/part-form.module.css";
import { PartSection } from "../../form-engine/part-section.tsx";
import { withCodeToggled } from "../../form-engine/with-code-toggled.ts";
import { type PartForm, usePartForm } from "../../form-engine/use-part-form.ts";
import { companyDetails } from "./definition.ts";
import { LinesField } from "./lines-field.tsx";

type DetailsForm = PartForm<PartValues["companyDetailsData"]>;

const LANGUAGE_OPTIONS = LANGUAGE_CODES.map((value) => ({ value, label: LANGUAGES[value] }));
/** Number of languages that are shown before the rest is unfolded. */
const FIRST_LANGUAGES = 6;

const idOf = (path: string): string => controlId("companyDetailsData", path);

export default function CompanyDetailsForm({ entry, mayWrite }: PartFormProps) {
  const form = usePartForm(companyDetails, entry);
  return (
    <PartSection
      definition={companyDetails}
      form={form}
      mayWrite={mayWrite}
      description="Wer hinter der Firma steht. Tragen Sie ein, was Sie zeigen möchten."
    >
      <div className={styles.narrow}>
        <KindFields form={form} />
        <LinesField
          id={idOf("directors")}
          path="directors"
          legend="Inhaber oder Geschäftsführung"
          item="Person"
          addLabel="Weitere Person"
          lines={form.draft.directors}
          most={COMPANY_DETAILS_LIMITS.directors}
          maxLength={COMPANY_DETAILS_LIMITS.director}
          errors={form.errors}
          onChange={(directors) => form.change((old) => ({ ...old, directors }))}
          onLeave={() => form.recheck("directors")}
        />
      </div>
      <CheckboxGroup
        id={idOf("languages")}
        legend="Sprachen, in denen Sie beraten"
        optional
        columns="sm"
        options={LANGUAGE_OPTIONS}
        first={FIRST_LANGUAGES}
        chosen={form.draft.languages}
        error={errorInside(form.errors, "languages")}
        onToggle={(code, on) =>
          form.change((old) => ({ ...old, languages: withCodeToggled(LANGUAGE_CODES, old.languages, code, on) }))
        }
      />
      <div className={styles.narrow}>
        <LinesField
          id={idOf("certificates")}
          path="certificates"
          legend="Auszeichnungen und Mitgliedschaften"
          item="Auszeichnung"
          addLabel="Weitere Auszeichnung"
          help="Zum Beispiel: Innungsmitglied, ISO 9001."
          lines={form.draft.certificates}
          most={COMPANY_DETAILS_LIMITS.certificates}
          maxLength={COMPANY_DETAILS_LIMITS.certificate}
          errors={form.errors}
          onChange={(certificates) => form.change((old) => ({ ...old, certificates }))}
          onLeave={() => form.recheck("certificates")}
        />
        <RegisterFields form={form} />
      </div>
    </PartSection>
  );
}

function KindFields({ form: { draft, errors, change } }: { form: DetailsForm }) {
  return (
    <>
      <Select
        id={idOf("legalForm")}
        label="Rechtsform"
        optional
        size="md"
        value={draft.legalForm}
        error={errors.legalForm}
        onChange={({ currentTarget: { value } }) => change((old) => ({ ...old, legalForm: value as LegalForm | "" }))}
      >
        <option value="">Keine Angabe</option>
        {LEGAL_FORM_CODES.map((code) => (
          <option key={code} value={code}>
            {LEGAL_FORMS[code]}
          </option>
        ))}
      </Select>
      <Select
        id={idOf("employees")}
        label="Mitarbeitende"
        optional
        size="md"
        value={draft.employees}
        error={errors.employees}
        onChange={({ currentTarget: { value } }) =>
          change((old) => ({ ...old, employees: value as EmployeeBand | "" }))
        }
      >
        <option value="">Keine Angabe</option>
        {EMPLOYEE_BAND_CODES.map((code) => (
          <option key={code} value={code}>
            {EMPLOYEE_BANDS[code]}
          </option>
        ))}
      </Select>
    </>
  );
}

function RegisterFields({ form: { draft, errors, change, recheck } }: { form: DetailsForm }) {
  const field = (
    name: "vatId" | "registerCourt" | "registerNumber",
    label: string,
    props: Partial<ComponentProps<typeof TextField>>,
  ) => (
    <TextField
      {...props}
      id={idOf(name)}
      label={label}
      optional
      autoComplete="off"
      value={draft[name]}
      error={errors[name]}
      onChange={({ currentTarget: { value } }) => change((old) => ({ ...old, [name]: value }))}
      onBlur={() => recheck(name)}
    />
  );
  return (
    <Fieldset legend="Steuer und Register" look="heading">
      {field("vatId", "USt-IdNr.", { size: "md", maxLength: 20, help: "DE und neun Ziffern." })}
      {field("registerCourt", "Registergericht", {
        maxLength: COMPANY_DETAILS_LIMITS.registerCourt,
        help: "Zum Beispiel: Amtsgericht Charlottenburg.",
      })}
      {field("registerNumber", "Registernummer", {
        size: "md",
        maxLength: COMPANY_DETAILS_LIMITS.registerNumber,
        help: "Zum Beispiel: HRB 12345.",
      })}
    </Fieldset>
  );
}
