import { brand } from "../../platform/brand/brand.ts";
import { NOTICE_COMPLAINT_MONTHS } from "@portal/contract/law/retention";
import { PageLink } from "../../platform/routing/page-link.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { Section } from "../../ui/page/section.tsx";
import styles from "./law.module.css";
import { MailLink, ValidFrom } from "./parts.tsx";

/** `law_terms`: the terms of use, with what DSA article 14 and the P2B regulation (EU) 2019/1150 ask for. */
export default function TermsPage() {
  return (
    <>
      <PageHeader title="Nutzungsbedingungen" lead={`Was gilt, wenn Sie das Portal von ${brand.name} benutzen.`} />
      <div className={styles.page}>
        <Section title="1. Worum es geht">
          <p>
            {brand.imprint.company} betreibt das Portal. Sie pflegen hier den Eintrag Ihrer Firma, sehen, was gebuchte
            Produkte bringen, und verwalten Bewertungen. Das Portal selbst kostet nichts. Gebuchte Produkte haben eigene
            Verträge.
          </p>
        </Section>
        <Section title="2. Ihr Konto">
          <ul>
            <li>Ihre Angaben sind richtig, und Sie halten Ihr Passwort geheim.</li>
            <li>Sie ändern nur Einträge von Firmen, für die Sie handeln dürfen. Wir lassen uns das nachweisen.</li>
            <li>Sie können Ihr Profil jederzeit löschen, ohne einen Grund zu nennen.</li>
          </ul>
        </Section>
        <Rules />
        <Moderation />
        <Ranking />
        <Restrictions />
        <Complaints />
        <Section title="8. Änderungen">
          <p>
            Wir kündigen Änderungen mindestens 15 Tage vorher per E-Mail an. Bis dahin können Sie kündigen. Ändert sich
            etwas, wofür Sie mehr Zeit brauchen, ist die Frist länger.
          </p>
        </Section>
        <Section title="9. Haftung und Recht">
          <p>
            Bei Vorsatz, grober Fahrlässigkeit und Schäden an Leben, Körper und Gesundheit haften wir ohne Grenze. Sonst
            haften wir nur für wesentliche Pflichten und für den Schaden, mit dem man rechnen konnte. Es gilt deutsches
            Recht. Verbraucherinnen und Verbraucher behalten den Schutz ihres Landes.
          </p>
          <ValidFrom day={brand.law.validFrom.terms} />
        </Section>
      </div>
    </>
  );
}

const Rules = () => (
  <Section id="regeln" title="3. Was nicht erlaubt ist" description="Für Einträge, Bilder, Bewertungen und Antworten.">
    <ul>
      <li>Was gegen ein Gesetz verstößt oder Rechte anderer verletzt, auch an Bildern und Marken.</li>
      <li>Beleidigungen, Drohungen und unwahre Behauptungen über andere.</li>
      <li>Daten von anderen ohne deren Erlaubnis.</li>
      <li>Bewertungen, die gekauft sind, von der Firma selbst stammen oder ohne eigene Erfahrung sind.</li>
      <li>Namen, die den Eindruck erwecken, sie gehörten zu {brand.name}.</li>
    </ul>
  </Section>
);

/** DSA article 14 (1): policies, procedures, measures and tools of moderation, algorithms included. */
const Moderation = () => (
  <Section id="pruefung" title="4. Wie wir prüfen">
    <p>
      Jeder kann uns Inhalte{" "}
      <PageLink to="ugc" query={{ art: "rechtswidrig" }}>
        melden
      </PageLink>
      . Über Meldungen entscheiden immer Menschen. Programme helfen an drei Stellen:
    </p>
    <ul>
      <li>
        Antworten auf Bewertungen: Finden sie Telefonnummern, Kontonummern oder Schimpfwörter, sieht ein Mensch nach.
      </li>
      <li>Namen, die den Anbieter nachahmen, und Dateien, die keine Bilder oder PDF sind, nehmen wir nicht an.</li>
      <li>Bewertungen erscheinen erst, wenn der Link in der E-Mail oder Einladung geöffnet wurde.</li>
    </ul>
    <p>
      Ist etwas nicht erlaubt, entfernen wir den Inhalt. Wer wiederholt offensichtlich Rechtswidriges einstellt,
      verliert nach einer Warnung für eine Zeit den Zugang. Das gilt auch für offensichtlich unbegründete Meldungen.
    </p>
  </Section>
);

/** P2B articles 5 and 9; says where it does not apply. */
const Ranking = () => (
  <Section
    id="reihenfolge"
    title="5. Reihenfolge und Daten"
    description="Für Firmen, nach der Verordnung (EU) 2019/1150 über Vermittlungsdienste."
  >
    <p>
      Dieses Portal zeigt Verbraucherinnen und Verbrauchern keine Rangliste von Firmen. Die Suche im Verzeichnis liegt
      unter {brand.domains.www}; nach welchen Merkmalen sie ordnet und was bezahlte Produkte daran ändern, steht dort
      bei den Treffern. Im Portal stehen Bewertungen nach ihrem Tag, die neueste zuerst. Niemand kann das kaufen.
    </p>
    <p>
      Eigene Angebote des Anbieters behandeln wir im Portal nicht besser. Firmen sehen ihre Zahlen als Summen und können
      sie herunterladen. Daten einzelner Besucher bekommt keine Firma. Endet der Zugang, bleiben die Angaben des
      Eintrags im Verzeichnis; Ihre eigenen Daten laden Sie vorher unter „Selbstauskunft“ und „Meine Daten“ herunter.
    </p>
  </Section>
);

const Restrictions = () => (
  <Section id="einschraenkung" title="6. Wenn wir etwas entfernen oder sperren">
    <p>
      Wer betroffen ist, bekommt spätestens mit der Entscheidung eine E-Mail: was wir getan haben, warum, auf welche
      Tatsache und welche Regel wir uns stützen und wie man sich beschwert. Beenden wir den ganzen Zugang einer Firma,
      sagen wir es 30 Tage vorher, außer ein Gesetz oder wiederholte Verstöße lassen das nicht zu.
    </p>
  </Section>
);

const Complaints = () => (
  <Section id="beschwerden" title="7. Beschwerden">
    <p>
      Gegen eine Entscheidung über Inhalte können Sie sich {NOTICE_COMPLAINT_MONTHS} Monate lang kostenlos beschweren:
      mit dem Link in unserer E-Mail. Das gilt für den, der gemeldet hat, und für den, dessen Inhalt es ist. Ein Mensch
      prüft noch einmal und begründet die Antwort. Danach können Sie eine zugelassene Streitbeilegungsstelle anrufen
      (Artikel 21 der Verordnung (EU) 2022/2065) oder vor Gericht gehen. Die zugelassenen Stellen nennt die
      Bundesnetzagentur als Koordinierungsstelle für digitale Dienste.
    </p>
    <p>
      Firmen beschweren sich auch über alles andere bei uns: im Portal unter „Anfragen an uns“ oder an{" "}
      <MailLink to={brand.law.contactPoint.mail} />. Wir antworten in klarer Sprache und begründen. Hilft das nicht,
      sind wir zu einer Mediation bereit, mit {brand.law.mediators.join(" oder ")}.
    </p>
  </Section>
);
