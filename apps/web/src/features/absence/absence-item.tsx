import { type Absence, undoAbsence } from "@portal/contract/absence/calls";
import { apiCall } from "../../platform/api/api-call.ts";
import { Refusal } from "../../platform/forms/refusal.tsx";
import { useSubmission } from "../../platform/forms/use-submission.ts";
import styles from "../../platform/phone/phone.module.css";
import { useActiveAccountId } from "../../platform/query/use-account-query.ts";
import { Button } from "../../ui/actions/button.tsx";
import { useToasts } from "../../ui/feedback/toast.tsx";
import { keptSentence, periodText, TARGET_LABELS } from "./absence-texts.ts";
import { useChangedAbsences } from "./absence-store.ts";

/** One absence with the way to take it back everywhere. */
export function AbsenceItem({ absence, mayWrite }: { absence: Absence; mayWrite: boolean }) {
  const accountId = useActiveAccountId();
  const { refusal, pending, run } = useSubmission();
  const toasts = useToasts();
  const changed = useChangedAbsences();
  const undo = () =>
    run(async () => {
      const { kept } = await apiCall(undoAbsence, { accountId, body: { id: absence.id } });
      await changed();
      toasts.show({ tone: kept.length === 0 ? "success" : "warning", message: keptSentence(kept) });
    });
  return (
    <li className={styles.item}>
      <h3 className={styles.name}>{absence.label}</h3>
      <p className={styles.note}>
        {periodText(absence)} · {absence.targets.map((target) => TARGET_LABELS[target]).join(", ")}
      </p>
      <Refusal text={refusal} />
      {mayWrite && (
        <div className={styles.actions}>
          <Button size="sm" pending={pending} onClick={() => void undo()}>
            Überall zurücknehmen
            <span className="visually-hidden">: {absence.label}</span>
          </Button>
        </div>
      )}
    </li>
  );
}
