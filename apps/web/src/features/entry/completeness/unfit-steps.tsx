import type { CompletenessAction } from "@portal/contract/entry/completeness/completeness";
import { useRef } from "react";
import { Button } from "../../../ui/actions/button.tsx";
import styles from "./next-steps.module.css";
import { useMarkStep } from "./use-unfit-steps.ts";

/** Steps that somebody marked as not fitting, folded away, each with the way back. */
export function UnfitSteps({ actions }: { actions: readonly CompletenessAction[] }) {
  const { unmark } = useMarkStep();
  const summary = useRef<HTMLElement>(null);
  return (
    <details className={styles.unfit}>
      <summary ref={summary}>
        {actions.length === 1 ? "Ein Schritt passt" : `${actions.length} Schritte passen`} nicht zu Ihnen
      </summary>
      <ul role="list">
        {actions.map((action) => (
          <li key={action.id} className={styles.row}>
            <span>{action.title}</span>
            <Button
              size="sm"
              variant="quiet"
              aria-label={`Wieder zeigen: ${action.title}`}
              onClick={() => {
                // The row goes; the line above stays, or the headline if it was the only one.
                if (actions.length > 1) summary.current?.focus();
                else document.querySelector("h1")?.focus();
                void unmark(action);
              }}
            >
              Wieder zeigen
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
