import { useId } from "react";
import { Refusal } from "../../../../platform/forms/refusal.tsx";
import { useSubmission } from "../../../../platform/forms/use-submission.ts";
import { Button } from "../../../../ui/actions/button.tsx";
import { useToasts } from "../../../../ui/feedback/toast.tsx";
import { Checkbox } from "../../../../ui/fields/checkbox.tsx";
import { check } from "../../../../ui/icons/icons.ts";
import { Row } from "../../../../ui/page/layout.tsx";
import styles from "../manage.module.css";
import { useRatingSteps } from "../manage-store.ts";
import { markedSentence, selectedSentence } from "../manage-texts.ts";

type SelectionBarProps = {
  ids: readonly number[];
  chosen: ReadonlySet<number>;
  onChoose: (ids: ReadonlySet<number>) => void;
};

/** Chooses all ratings of the page, and marks the chosen ones as done; that can be undone. */
export function SelectionBar({ ids, chosen, onChoose }: SelectionBarProps) {
  const { refusal, pending, run } = useSubmission();
  const { mark } = useRatingSteps();
  const toasts = useToasts();
  const countId = useId();
  const markChosen = () =>
    run(async () => {
      const { changed } = await mark([...chosen], true);
      onChoose(new Set());
      if (changed.length === 0) {
        toasts.show({ tone: "info", message: "Diese Bewertungen waren schon erledigt." });
        return;
      }
      toasts.show({
        tone: "success",
        message: markedSentence(changed.length),
        action: { label: "Rückgängig", onSelect: () => void mark(changed, false) },
      });
    });
  return (
    <div data-print="hide">
      <div className={styles.bar}>
        <Checkbox
          label="Alle auf dieser Seite auswählen"
          checked={chosen.size === ids.length}
          onChange={({ currentTarget: { checked } }) => onChoose(new Set(checked ? ids : []))}
        />
        {chosen.size > 0 && (
          <Row>
            <p id={countId} className="note">
              {selectedSentence(chosen.size)}
            </p>
            <Button
              size="sm"
              icon={check}
              pending={pending}
              aria-describedby={countId}
              onClick={() => void markChosen()}
            >
              Als erledigt markieren
            </Button>
          </Row>
        )}
      </div>
      <Refusal text={refusal} />
    </div>
  );
}
