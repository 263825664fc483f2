import { Button, buttonClass } from "../actions/button.tsx";
import { Card } from "../content/card.tsx";
import { Stat } from "../figures/stat.tsx";
import { Badge, Status } from "../content/status.tsx";
import { ProgressRing } from "../feedback/progress.tsx";
import { Icon } from "../icons/icon.tsx";
import { arrowRight, clock, image, text } from "../icons/icons.ts";
import { Breadcrumbs } from "../navigation/breadcrumbs.tsx";
import { Columns, Row, Stack } from "../page/layout.tsx";
import { Section } from "../page/section.tsx";
import styles from "./gallery.module.css";

const TASKS = [
  {
    icon: clock,
    title: "Öffnungszeiten für Ostern eintragen",
    gain: "8 Punkte",
    why: "Kunden stehen sonst vor geschlossener Tür. Dauert 2 Minuten.",
  },
  {
    icon: image,
    title: "Logo hochladen",
    gain: "12 Punkte",
    why: "Einträge mit Logo werden häufiger angeklickt. Dauert 3 Minuten.",
  },
  {
    icon: text,
    title: "Über uns schreiben",
    gain: "10 Punkte",
    why: "Zwei Sätze genügen, damit man weiß, was Sie können.",
  },
];

/** Components together, as a page of the portal uses them. */
export function SampleGallery() {
  return (
    <Section id="beispiel" title="Zusammenspiel">
      <Breadcrumbs links={[<a href="#beispiel">Meine Firma</a>]} current="Übersicht" />
      <Stack gap="lg">
        <Card look="soft">
          <div className={styles.hero}>
            <ProgressRing value={68} label="Vollständigkeit des Eintrags" size="lg" />
            <Stack gap="sm">
              <h3 className={styles.title}>Ihr Eintrag ist zu 68 % vollständig</h3>
              <p>Am meisten bringt jetzt Ihr Logo: Es steht überall neben Ihrem Namen.</p>
              <Row>
                <Button variant="primary" icon={image}>
                  Logo hochladen
                </Button>
                <Button variant="quiet">Vorschau ansehen</Button>
              </Row>
            </Stack>
          </div>
        </Card>
        <Columns min="sm" gap="lg">
          <Stat
            label="Aufrufe Ihres Eintrags"
            value="1.284"
            delta={{ text: "12 %", direction: "up", good: true }}
            definition="So oft wurde der Eintrag geöffnet."
            note="gegenüber Februar"
          />
          <Stat
            label="Anrufe"
            value="57"
            delta={{ text: "3", direction: "down", good: false }}
            definition="So oft wurde Ihre Nummer gewählt."
            note="gegenüber Februar"
          />
          <Stat
            label="Bewertungen"
            value="4,7"
            delta={{ text: "unverändert", direction: "same" }}
            definition="Mittlere Sterne aus 38 Bewertungen."
          />
        </Columns>
        <ul className={styles.tasks} role="list">
          {TASKS.map((task) => (
            <li key={task.title} className={styles.task}>
              <span className={styles.taskIcon}>
                <Icon shape={task.icon} />
              </span>
              <div className={styles.grow}>
                <Row>
                  <a href="#beispiel" className={styles.taskLink}>
                    {task.title}
                  </a>
                  <Badge accent>{task.gain}</Badge>
                </Row>
                <p className={styles.muted}>{task.why}</p>
              </div>
              <Icon shape={arrowRight} className={styles.muted} />
            </li>
          ))}
        </ul>
        <Columns>
          <Card as="article" aria-label="Premium-Eintrag">
            <Row spread>
              <h3>Premium-Eintrag</h3>
              <Status tone="success">Aktiv</Status>
            </Row>
            <p className={styles.below}>Läuft bis 31. Dezember 2026</p>
          </Card>
          <Card as="article" aria-label="Website">
            <Row spread>
              <h3>Website</h3>
              <Status tone="info">In Arbeit</Status>
            </Row>
            <p className={styles.below}>Der Entwurf kommt am 3. April</p>
            <a href="#beispiel" className={buttonClass({ size: "sm" })}>
              Stand ansehen
            </a>
          </Card>
        </Columns>
      </Stack>
    </Section>
  );
}
