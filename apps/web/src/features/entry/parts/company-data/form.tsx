import { controlId } from "@portal/contract/entry/places";
import type { ComponentProps } from "react";
import { Fieldset } from "../../../../ui/fields/fieldset.tsx";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import { PlaceDataSource } from "../../components/place-data-source.tsx";
import type { PartFormProps } from "../../form-engine/part-form-props.ts";
import styles from "../../form-engine/part-form.module.css";
import { PartSection } from "../../form-engine/part-section.tsx";
import { usePartForm } from "../../form-engine/use-part-form.ts";
import { AddressFields } from "./address/address-fields.tsx";
import { companyData, type CompanyDataField } from "./definition.ts";
import { PhoneField } from "../../../../platform/phone/phone-field.tsx";

/** Name, address and contact data (Specification §5). */
export default function CompanyDataForm({ entry, mayWrite }: PartFormProps) {
  const form = usePartForm(companyData, entry);
  const field = (name: CompanyDataField, label: string, props: Partial<ComponentProps<typeof TextField>> = {}) => (
    <TextField
      {...props}
      id={controlId("companyData", name)}
      label={label}
      value={form.draft[name]}
      error={form.errors[name]}
      onChange={({ currentTarget: { value } }) => form.change((draft) => ({ ...draft, [name]: value }))}
      onBlur={() => form.recheck(name)}
    />
  );
  const phone = (name: CompanyDataField, label: string, props: { autoComplete: string; help?: string }) => (
    <PhoneField
      {...props}
      optional
      id={controlId("companyData", name)}
      label={label}
      value={form.draft[name]}
      error={form.errors[name]}
      onType={(value) => form.change((draft) => ({ ...draft, [name]: value }))}
      onLeave={() => form.recheck(name)}
    />
  );
  return (
    <PartSection
      definition={companyData}
      form={form}
      mayWrite={mayWrite}
      description="So finden und erreichen Kunden Ihre Firma."
    >
      <div className={styles.narrow}>
        {field("company_name", "Firmenname", { autoComplete: "organization", help: "So, wie Ihre Kunden Sie kennen." })}
        <AddressFields
          value={form.draft}
          errors={form.errors}
          onChange={(change) => form.change((draft) => ({ ...draft, ...change }))}
          onLeave={form.recheck}
        />
        <PlaceDataSource />
        <Fieldset legend="Telefon und Internet" look="heading">
          {phone("Phone", "Telefon", { autoComplete: "tel", help: "Mit Vorwahl." })}
          {phone("mobile", "Mobiltelefon", { autoComplete: "tel" })}
          {phone("fax", "Fax", { autoComplete: "off" })}
          {field("email", "E-Mail", { type: "email", autoComplete: "email", optional: true })}
          {field("website", "Website", {
            type: "url",
            autoComplete: "url",
            optional: true,
            help: "Zum Beispiel www.firma.example.",
          })}
        </Fieldset>
      </div>
    </PartSection>
  );
}
