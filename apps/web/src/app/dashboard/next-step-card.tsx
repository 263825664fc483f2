import type { SalesForceEntry } from "@portal/contract/entry/entry";
import { completenessOf, entryFactsOf } from "@portal/contract/entry/completeness/completeness";
import { effortText, NextSteps, placeOfAction, pointsText } from "../../features/entry/completeness/next-steps.tsx";
import { PageLink } from "../../platform/routing/page-link.tsx";
import { buttonClass } from "../../ui/actions/button.tsx";
import { Card } from "../../ui/content/card.tsx";
import { ProgressRing } from "../../ui/feedback/progress.tsx";
import styles from "./next-step-card.module.css";

const SHOWN_LATER_STEPS = 3;

/** The action that improves the entry most, with its benefit and effort; below it the next ones. */
export function NextStepCard({ entry, mayWrite }: { entry: SalesForceEntry; mayWrite: boolean }) {
  const { percent, next, actions } = completenessOf(entryFactsOf(entry));
  const further = actions.slice(1, 1 + SHOWN_LATER_STEPS);
  const offered = mayWrite ? next : null;
  return (
    <Card look="raised">
      <div className={styles.head}>
        <ProgressRing value={percent} label="Vollständigkeit des Eintrags" size="lg" />
        <div className={styles.words}>
          <p className={styles.eyebrow}>Ihr Eintrag ist zu {percent} % vollständig</p>
          <h2 className={styles.title}>
            {offered?.title ?? (next === null ? "Alles ausgefüllt" : "So steht es um den Eintrag")}
          </h2>
          <p className={styles.benefit}>{offered?.benefit ?? benefitWithoutStep(next === null)}</p>
          {offered ? (
            <div className={styles.action}>
              <PageLink to="entry_data" {...placeOfAction(offered)} className={buttonClass({ variant: "primary" })}>
                {offered.title}
              </PageLink>
              <span className={styles.effort}>
                {effortText(offered.minutes)}, bringt {pointsText(offered.gain)}
              </span>
            </div>
          ) : (
            <div className={styles.action}>
              <PageLink to="entry_overview" className={buttonClass()}>
                Eintrag ansehen
              </PageLink>
            </div>
          )}
        </div>
      </div>
      {mayWrite && further.length > 0 && (
        <div className={styles.further}>
          <h3>Danach lohnt sich</h3>
          <NextSteps actions={further} />
        </div>
      )}
    </Card>
  );
}

const benefitWithoutStep = (complete: boolean): string =>
  complete
    ? "Kunden finden alles, was sie brauchen. Ein Blick auf Öffnungszeiten und Feiertage lohnt sich trotzdem."
    : "Ergänzen können ihn die Inhaber und Personen mit Bearbeitungsrecht.";
