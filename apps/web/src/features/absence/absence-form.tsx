import { type AbsenceDays, type AbsenceTarget, applyAbsence, previewAbsence } from "@portal/contract/absence/calls";
import { MAX_SPECIAL_DAY_LABEL_CHARACTERS } from "@portal/contract/opening-hours/model";
import { useState } from "react";
import { apiCall } from "../../platform/api/api-call.ts";
import { Form } from "../../platform/forms/form.tsx";
import { useUnsavedChanges } from "../../platform/forms/unsaved-changes.ts";
import { useSubmission } from "../../platform/forms/use-submission.ts";
import { useActiveAccountId } from "../../platform/query/use-account-query.ts";
import { Button } from "../../ui/actions/button.tsx";
import { DataList } from "../../ui/content/data-list.tsx";
import { useToasts } from "../../ui/feedback/toast.tsx";
import { Fieldset } from "../../ui/fields/fieldset.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { effectText, periodText, TARGET_LABELS } from "./absence-texts.ts";
import { useChangedAbsences } from "./absence-store.ts";

const EMPTY: AbsenceDays = { firstDay: "", lastDay: "", label: "" };

/** Asks for the days, shows what they change, and applies them only then. */
export function AbsenceForm() {
  const accountId = useActiveAccountId();
  const [days, setDays] = useState(EMPTY);
  const [targets, setTargets] = useState<AbsenceTarget[] | null>(null);
  const { errors, refusal, pending, submit } = useSubmission();
  const toasts = useToasts();
  const changed = useChangedAbsences();
  useUnsavedChanges(JSON.stringify(days) !== JSON.stringify(EMPTY));
  const set = (given: Partial<AbsenceDays>) => {
    setDays((before) => ({ ...before, ...given }));
    setTargets(null);
  };

  function submitDays(form: HTMLFormElement) {
    void submit(form, async () => {
      if (targets === null) {
        const { effects } = await apiCall(previewAbsence, { accountId, query: days });
        setTargets(effects.map(({ target }) => target));
        return;
      }
      await apiCall(applyAbsence, { accountId, body: days });
      setDays(EMPTY);
      setTargets(null);
      await changed();
      toasts.show({ tone: "success", message: `Überall eingetragen: ${periodText(days)}.` });
    });
  }
  return (
    <Form refusal={refusal} onSubmit={submitDays}>
      <Fieldset legend="Wann" layout="row">
        <TextField
          type="date"
          label="Erster Tag"
          name="firstDay"
          value={days.firstDay}
          error={errors["firstDay"]}
          onChange={({ currentTarget: { value } }) => set({ firstDay: value })}
        />
        <TextField
          type="date"
          label="Letzter Tag"
          name="lastDay"
          value={days.lastDay}
          error={errors["lastDay"]}
          onChange={({ currentTarget: { value } }) => set({ lastDay: value })}
        />
      </Fieldset>
      <TextField
        label="Grund"
        name="label"
        maxLength={MAX_SPECIAL_DAY_LABEL_CHARACTERS}
        help="Er steht im Eintrag, und unser Sekretariat nennt ihn am Telefon. Zum Beispiel: Betriebsferien."
        value={days.label}
        error={errors["label"]}
        onChange={({ currentTarget: { value } }) => set({ label: value })}
      />
      {targets !== null && (
        <div role="status">
          <p>
            <strong>{targets.length === 0 ? "Das ändert nichts" : "Das ändert sich"}</strong>
          </p>
          <DataList
            items={targets.map((target) => ({ term: TARGET_LABELS[target], value: effectText(target, days) }))}
          />
        </div>
      )}
      {targets?.length !== 0 && (
        <div>
          <Button type="submit" variant="primary" pending={pending}>
            {targets === null ? "Zeigen, was sich ändert" : "Überall eintragen"}
          </Button>
        </div>
      )}
    </Form>
  );
}
