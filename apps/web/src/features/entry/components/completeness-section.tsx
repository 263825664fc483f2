import { completenessOf, entryFactsOf } from "@portal/contract/completeness";
import type { SalesForceEntry } from "@portal/contract/entry";
import { ENTRY_PART_LABELS } from "@portal/contract/entry-parts";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { ProgressBar, ProgressRing } from "../../../ui/progress.tsx";
import { Section } from "../../../ui/section.tsx";
import { editPlace } from "../paths.ts";
import styles from "./completeness-section.module.css";
import { NextSteps } from "./next-steps.tsx";

const SHOWN_STEPS = 3;

/** How complete the entry is, part by part, and what would bring it further. */
export function CompletenessSection({ entry, mayWrite }: { entry: SalesForceEntry; mayWrite: boolean }) {
  const { percent, parts, actions } = completenessOf(entryFactsOf(entry));
  return (
    <Section title="Vollständigkeit" id="vollstaendigkeit">
      <div className={styles.head}>
        <ProgressRing value={percent} label="Vollständigkeit des Eintrags" />
        <p className={styles.words}>
          {actions.length === 0
            ? "Ihr Eintrag ist vollständig. Kunden finden alles, was sie brauchen."
            : `Noch ${actions.length === 1 ? "ein Schritt" : `${actions.length} Schritte`} bis zum vollständigen Eintrag.`}
        </p>
      </div>
      <ul className={styles.parts} role="list">
        {parts.map(({ part, percent: reached }) => (
          <li key={part}>
            <PageLink to="entry_data" {...editPlace(part)} className={styles.part}>
              <span>{ENTRY_PART_LABELS[part]}</span>
              <span className="tabular">{reached} %</span>
            </PageLink>
            <ProgressBar bare value={reached} label={`${ENTRY_PART_LABELS[part]} ausgefüllt`} />
          </li>
        ))}
      </ul>
      {mayWrite && actions.length > 0 && (
        <>
          <h3 className={styles.next}>Das bringt am meisten</h3>
          <NextSteps actions={actions.slice(0, SHOWN_STEPS)} />
        </>
      )}
    </Section>
  );
}
