import type { SalesForceEntry } from "@portal/contract/entry/entry";
import { ProgressRing } from "../../../ui/feedback/progress.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { CompletenessGroups } from "./completeness-groups.tsx";
import styles from "./completeness-section.module.css";
import { completenessOf, entryFactsOf } from "@portal/contract/entry/completeness/completeness";
import { NextSteps } from "./next-steps.tsx";

const SHOWN_STEPS = 3;

/** How complete the entry is, the most valuable next steps, and the missing points of each part. */
export function CompletenessSection({ entry, mayWrite }: { entry: SalesForceEntry; mayWrite: boolean }) {
  const { percent, actions } = completenessOf(entryFactsOf(entry));
  return (
    <Section title="Vollständigkeit" id="vollstaendigkeit">
      <div className={styles.head}>
        <ProgressRing value={percent} label="Vollständigkeit des Eintrags" />
        <p className={styles.words}>
          {actions.length === 0
            ? "Ihr Eintrag ist vollständig. Kunden finden alles, was sie brauchen."
            : `${percent} von 100 Punkten. Noch ${actions.length === 1 ? "ein Schritt" : `${actions.length} Schritte`} bis zum vollständigen Eintrag.`}
        </p>
      </div>
      {mayWrite && actions.length > 0 && (
        <>
          <h3 className={styles.next}>Das bringt am meisten</h3>
          <NextSteps actions={actions.slice(0, SHOWN_STEPS)} />
        </>
      )}
      <CompletenessGroups entry={entry} />
    </Section>
  );
}
