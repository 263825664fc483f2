import { type Absence, undoAbsence } from "@portal/contract/absence/calls";
import { apiCall } from "../../platform/api/api-call.ts";
import { Refusal } from "../../platform/forms/refusal.tsx";
import { useSubmission } from "../../platform/forms/use-submission.ts";
import { useActiveAccountId } from "../../platform/query/use-account-query.ts";
import { Button } from "../../ui/actions/button.tsx";
import { Item } from "../../ui/lists/item-list.tsx";
import { useToasts } from "../../ui/feedback/toast.tsx";
import { Row } from "../../ui/page/layout.tsx";
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
    <Item layout="block">
      <h3>{absence.label}</h3>
      <p className="note">
        {periodText(absence)} · {absence.targets.map((target) => TARGET_LABELS[target]).join(", ")}
      </p>
      <Refusal text={refusal} />
      {mayWrite && (
        <Row>
          <Button size="sm" pending={pending} onClick={() => void undo()}>
            Überall zurücknehmen
            <span className="visually-hidden">: {absence.label}</span>
          </Button>
        </Row>
      )}
    </Item>
  );
}
