import { brand } from "../../platform/brand/brand.ts";
import { telephoneAddress } from "../../platform/brand/contact.ts";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { Section } from "../../ui/page/section.tsx";
import styles from "./law.module.css";
import { MailLink, OfficeLines, ValidFrom } from "./parts.tsx";
import { MET, NOT_YET, TESTED } from "./accessibility-facts.ts";

/** `law_accessibility`: what is accessible, what not yet, whom to tell and who supervises (BFSG § 14, annex 3). */
export default function AccessibilityPage() {
  const { servicePhone, serviceMail } = brand.contactDetails;
  return (
    <>
      <PageHeader
        title="Barrierefreiheit"
        lead={`Was beim Portal von ${brand.name} für alle geht und was noch nicht.`}
      />
      <div className={styles.page}>
        <Section
          title="Maßstab"
          description="Wir richten uns nach WCAG 2.2, Stufe AA, und damit nach der Norm EN 301 549. Das Portal erfüllt sie weitgehend, aber noch nicht ganz."
        >
          <Points of={TESTED} />
        </Section>
        <Section title="Was geht">
          <Points of={MET} />
        </Section>
        <Section title="Was noch nicht geht">
          <Points of={NOT_YET} />
        </Section>
        <Section title="Sagen Sie uns, was stört">
          <p>
            Rufen Sie an: <a href={telephoneAddress(servicePhone)}>{servicePhone}</a>, oder schreiben Sie an{" "}
            <MailLink to={serviceMail} />. Was Sie auf einer Seite nicht erledigen können, erledigen wir mit Ihnen am
            Telefon.
          </p>
        </Section>
        <Section title="Wer die Aufsicht hat">
          <OfficeLines office={brand.law.accessibilityAuthority} />
          <ValidFrom day={brand.law.validFrom.accessibility} />
        </Section>
      </div>
    </>
  );
}

const Points = ({ of }: { of: readonly string[] }) => (
  <ul>
    {of.map((point) => (
      <li key={point}>{point}</li>
    ))}
  </ul>
);
