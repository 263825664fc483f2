import { fieldOfStep } from "@portal/contract/entry/places";
import { useRef } from "react";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { Button } from "../../../ui/actions/button.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import { chevronRight } from "../../../ui/icons/icons.ts";
import { editPlace } from "../paths.ts";
import type { CompletenessAction } from "@portal/contract/entry/completeness/completeness";
import styles from "./next-steps.module.css";
import { useMarkStep } from "./use-unfit-steps.ts";

/** "etwa 3 Minuten" */
export const effortText = (minutes: number): string => (minutes === 1 ? "etwa eine Minute" : `etwa ${minutes} Minuten`);

/** "6 Punkte" */
export const pointsText = (points: number): string => (points === 1 ? "1 Punkt" : `${points} Punkte`);

/** Props for a link to the action's field: `<PageLink to="entry_data" {...placeOfAction(action)}>`. */
export const placeOfAction = (action: CompletenessAction) => editPlace(action.part, fieldOfStep(action));

/** What would improve the entry; each line links to its form, or says that the step does not fit. */
export function NextSteps({ actions }: { actions: readonly CompletenessAction[] }) {
  const { mark } = useMarkStep();
  const list = useRef<HTMLUListElement>(null);
  return (
    <ul ref={list} tabIndex={-1} className={styles.steps} role="list" aria-label="Nächste Schritte">
      {actions.map((action) => (
        <li key={action.id} className={styles.row}>
          <PageLink to="entry_data" {...placeOfAction(action)} className={styles.step}>
            <span className={styles.words}>
              <span className={styles.title}>{action.title}</span>
              <span className="note">{effortText(action.minutes)}</span>
            </span>
            <span className={styles.gain}>+{pointsText(action.gain)}</span>
            <Icon shape={chevronRight} className={styles.arrow} />
          </PageLink>
          <Button
            size="sm"
            variant="quiet"
            aria-label={`Passt nicht: ${action.title}`}
            onClick={() => {
              // The step leaves the list and would take the focus with it.
              void mark(action).then((done) => done && list.current?.focus());
            }}
          >
            Passt nicht
          </Button>
        </li>
      ))}
    </ul>
  );
}
