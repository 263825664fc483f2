import type { OwnSiteCode } from "@portal/contract/entry/own-site/calls";
import { widgetPlace } from "@portal/contract/entry/own-site/widget";
import { Section } from "../../../ui/page/section.tsx";
import { CopyButton } from "../../../platform/embed/code-to-copy.tsx";
import { BUILDERS } from "./own-site-texts.ts";
import styles from "./own-site-page.module.css";

/** Steps for the usual site builders, and a letter for somebody else who does it. */
export const SetUpHelp = ({ letter }: { letter: string }) => (
  <Section title="So bauen Sie es ein" description="Wählen Sie, womit Ihre Website gemacht ist.">
    <div className={styles.builders}>
      {BUILDERS.map(({ name, steps, hint }) => (
        <details key={name} className={styles.builder}>
          <summary>{name}</summary>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          {hint && <p className={styles.note}>{hint}</p>}
        </details>
      ))}
      <details className={styles.builder}>
        <summary>Jemand anders betreut die Website</summary>
        <p className={styles.note}>
          Kopieren Sie die fertige Nachricht mit beiden Codes in eine E-Mail und schicken Sie sie an diese Person.
        </p>
        <CopyButton text={letter} label="Nachricht kopieren" copied="Die Nachricht ist kopiert." />
      </details>
    </div>
  </Section>
);

type ForSpecialistsProps = { code: OwnSiteCode; companyId: number };

export const ForSpecialists = ({ code, companyId }: ForSpecialistsProps) => (
  <Section title="Für Fachleute">
    <ul className={styles.facts}>
      <li>Das Skript ist kleiner als 5 Kilobyte, setzt keine Cookies, zählt niemanden und ruft nichts weiter ab.</li>
      <li>
        Eine strenge Content-Security-Policy braucht nur <code>script-src {code.widgetOrigin}</code>. Inline-Skripte und
        Inline-Stile nutzt es nicht.
      </li>
      <li>
        Wo Skripte nur im Kopf der Seite stehen dürfen, setzen Sie an die gewünschte Stelle{" "}
        <code>{`<div id="${widgetPlace(companyId)}"></div>`}</code>.
      </li>
      <li>Browser und Zwischenspeicher behalten es weniger als eine Minute.</li>
    </ul>
  </Section>
);
