import { brand } from "../../platform/brand/brand.ts";
import { PageLink } from "../../platform/routing/page-link.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { Section } from "../../ui/page/section.tsx";
import styles from "./law.module.css";
import { Lines, MailLink, Reach } from "./parts.tsx";

/** `law_imprint`: who runs the portal (DDG § 5, MStV § 18), and the contact points of the DSA (articles 11 and 12). */
export default function ImprintPage() {
  const { company, address, register, vatId, responsible } = brand.imprint;
  const { mail, languages } = brand.law.contactPoint;
  return (
    <>
      <PageHeader title="Impressum" lead={`Wer ${brand.name} betreibt und wie Sie uns erreichen.`} />
      <div className={styles.page}>
        <Section title="Anbieter">
          <Lines lines={[company, ...address]} />
          <Reach />
        </Section>
        <Representation />
        <Section title="Register und Umsatzsteuer">
          <p>{register}</p>
          <p>Umsatzsteuer-Identifikationsnummer: {vatId}</p>
        </Section>
        <Section title="Inhalt">
          <p>{responsible}</p>
        </Section>
        <Section
          id="kontaktstelle"
          title="Zentrale Kontaktstelle"
          description="Für Behörden, die Kommission und das Gremium (Artikel 11) und für Nutzerinnen und Nutzer (Artikel 12 der Verordnung (EU) 2022/2065)."
        >
          <p>
            E-Mail: <MailLink to={mail} />. Sprachen: {languages}. Hier antworten Menschen, keine Programme.
          </p>
          <p>
            Rechtswidrige Inhalte melden Sie am schnellsten über{" "}
            <PageLink to="ugc" query={{ art: "rechtswidrig" }}>
              das Formular für Meldungen
            </PageLink>
            .
          </p>
        </Section>
        <Section title="Verbraucherstreitbeilegung">
          <p>
            Wir nehmen nicht an Verfahren vor einer Verbraucherschlichtungsstelle teil und sind dazu nicht verpflichtet
            (§ 36 VSBG). Was Firmen und andere tun können, steht in den{" "}
            <PageLink to="law_terms" place="beschwerden">
              Nutzungsbedingungen
            </PageLink>
            .
          </p>
        </Section>
      </div>
    </>
  );
}

function Representation() {
  const { represented, generalPartner } = brand.imprint;
  if (generalPartner === undefined) {
    return (
      <Section title="Vertretung">
        <p>{represented}</p>
      </Section>
    );
  }
  return (
    <Section title="Vertretung" description="Persönlich haftende Gesellschafterin">
      <Lines
        lines={[generalPartner.company, ...generalPartner.address, generalPartner.represented, generalPartner.register]}
      />
    </Section>
  );
}
