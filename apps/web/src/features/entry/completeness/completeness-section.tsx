import type { SalesForceEntry } from "@portal/contract/entry/entry";
import { ProgressRing } from "../../../ui/feedback/progress.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { CompletenessGroups } from "./completeness-groups.tsx";
import styles from "./completeness-section.module.css";
import { completenessOf, entryFactsOf } from "@portal/contract/entry/completeness/completeness";
import { NextSteps } from "./next-steps.tsx";
import { UnfitSteps } from "./unfit-steps.tsx";

const SHOWN_STEPS = 3;

type CompletenessSectionProps = {
  entry: SalesForceEntry;
  /** Ids of steps that somebody marked as not fitting. */
  unfit: readonly string[];
  mayWrite: boolean;
};

const restText = (steps: number): string => {
  if (steps === 0) return "Was noch fehlt, passt nicht zu Ihnen.";
  return `Noch ${steps === 1 ? "ein Schritt" : `${steps} Schritte`} bis zum vollständigen Eintrag.`;
};

/** How complete the entry is, the most valuable next steps, and the missing points of each part. */
export function CompletenessSection({ entry, unfit, mayWrite }: CompletenessSectionProps) {
  const { percent, actions } = completenessOf(entryFactsOf(entry));
  const wanted = actions.filter(({ id }) => !unfit.includes(id));
  const others = actions.filter(({ id }) => unfit.includes(id));
  return (
    <Section title="Vollständigkeit" id="vollstaendigkeit">
      <div className={styles.head}>
        <ProgressRing value={percent} label="Vollständigkeit des Eintrags" />
        <p className={styles.words}>
          {actions.length === 0
            ? "Ihr Eintrag ist vollständig. Kunden finden alles, was sie brauchen."
            : `${percent} von 100 Punkten. ${restText(wanted.length)}`}
        </p>
      </div>
      {mayWrite && wanted.length > 0 && (
        <>
          <h3 className={styles.next}>Das bringt am meisten</h3>
          <NextSteps actions={wanted.slice(0, SHOWN_STEPS)} />
        </>
      )}
      {mayWrite && others.length > 0 && <UnfitSteps actions={others} />}
      <CompletenessGroups entry={entry} />
    </Section>
  );
}
