import { keptOf, PROCESSING_KEYS, type ProcessingKey, processingOf, RIGHTS } from "@portal/contract/law/processing";
import { brand } from "../../platform/brand/brand.ts";
import { PageLink } from "../../platform/routing/page-link.tsx";
import { DataList } from "../../ui/content/data-list.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { Section } from "../../ui/page/section.tsx";
import styles from "./law.module.css";
import { Lines, MailLink, OfficeLines, Reach, ValidFrom } from "./parts.tsx";

/** `law_privacy`: GDPR article 13, from the contract's table of processings; forms link to its sections. */
export default function PrivacyPage() {
  const { dataProtectionOfficer, supervisoryAuthority, validFrom } = brand.law;
  return (
    <>
      <PageHeader title="Datenschutz" lead="Welche Daten wir haben, wozu, wie lange und was Sie verlangen können." />
      <div className={styles.page}>
        <nav aria-label="Inhalt">
          <ul role="list" className={styles.contents}>
            {PROCESSING_KEYS.map((key) => (
              <li key={key}>
                <a href={`#${key}`}>{processingOf(key).title}</a>
              </li>
            ))}
            <li>
              <a href="#eintrag">Wenn ein Eintrag Sie selbst betrifft</a>
            </li>
            <li>
              <a href="#rechte">Ihre Rechte</a>
            </li>
          </ul>
        </nav>
        <Section id="verantwortlich" title="Verantwortlich">
          <Lines lines={[brand.imprint.company, ...brand.imprint.address]} />
          <Reach />
        </Section>
        <Section id="beauftragte" title="Datenschutzbeauftragte Person">
          <OfficeLines office={dataProtectionOfficer} />
        </Section>
        {PROCESSING_KEYS.map((key) => (
          <OneProcessing key={key} of={key} />
        ))}
        <SoleTraders />
        <Rights />
        <Section id="aufsicht" title="Aufsichtsbehörde" description="Sie können sich bei ihr über uns beschweren.">
          <OfficeLines office={supervisoryAuthority} />
          <p>Zuständig ist auch die Behörde dort, wo Sie wohnen oder arbeiten.</p>
        </Section>
        <Section id="sonst" title="Was wir nicht tun">
          <p>
            Wir verkaufen keine Daten. Kein Programm entscheidet allein über Sie mit rechtlicher Wirkung (Artikel 22
            DSGVO). In Länder außerhalb der EU gehen Daten nur, wenn Sie selbst einen solchen Dienst verbinden, zum
            Beispiel Google.
          </p>
          <ValidFrom day={validFrom.privacy} />
        </Section>
      </div>
    </>
  );
}

function OneProcessing({ of }: { of: ProcessingKey }) {
  const { title, data, purpose, basis, recipients, without } = processingOf(of);
  return (
    <Section id={of} title={title}>
      <DataList
        items={[
          { term: "Welche Daten", value: data },
          { term: "Wozu", value: purpose },
          { term: "Grundlage", value: basis },
          { term: "Wer sie bekommt", value: recipients },
          { term: "Wie lange", value: keptOf(of).join(" ") },
          ...(without === undefined ? [] : [{ term: "Wenn Sie nichts angeben", value: without }]),
        ]}
      />
    </Section>
  );
}

/** Name, address and phone of a sole trader are personal data; the entry comes without their doing (article 14). */
const SoleTraders = () => (
  <Section id="eintrag" title="Wenn ein Eintrag Sie selbst betrifft">
    <p>
      Einträge von Einzelunternehmen und freien Berufen nennen einen Menschen. Die Angaben stammen aus öffentlichen
      Verzeichnissen, von Datenlieferanten oder von der Firma selbst. Grundlage ist das berechtigte Interesse daran,
      dass man Firmen findet (Artikel 6 Absatz 1 f DSGVO).
    </p>
    <p>
      Sie können widersprechen oder die Löschung verlangen, auch ohne Konto und ohne Grund anzugeben: Öffnen Sie Ihren
      Eintrag, wählen Sie „Fehler im Eintrag melden“ und dann „Der Eintrag betrifft mich, und er soll gelöscht werden“.
      Wir antworten innerhalb eines Monats an die Adresse, die Sie nennen. Ein Anruf oder ein Brief reicht auch.
    </p>
  </Section>
);

const Rights = () => (
  <Section id="rechte" title="Ihre Rechte">
    <DataList items={RIGHTS.map(({ title, text }) => ({ term: title, value: text }))} />
    <p>
      Am schnellsten geht es in Ihrem Bereich unter{" "}
      <PageLink to="user_dashboard" query={{ bereich: "daten" }}>
        Meine Daten
      </PageLink>
      . Sonst schreiben Sie an <MailLink to={brand.contactDetails.serviceMail} />.
    </p>
  </Section>
);
