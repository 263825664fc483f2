import type { SalesForceEntry } from "@portal/contract/entry/entry";
import { changeActorText } from "@portal/contract/entry/history/calls";
import { PARTS, type EntryPart } from "@portal/contract/entry/parts";
import { germanInstant } from "@portal/contract/text/formats";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../../ui/actions/button.tsx";
import { RadioGroup } from "../../../ui/fields/radio-group.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { Stack } from "../../../ui/page/layout.tsx";
import { FieldValue } from "../components/field-value.tsx";
import { historyQuery, useEntryActions } from "../entry-store.ts";
import type { PartDefinition } from "../form-engine/part-definition.ts";
import type { PartForm } from "../form-engine/use-part-form.ts";
import { fieldLabel } from "../history/change-texts.ts";
import { type Difference, differencesOf, type Side, suggestedChoices } from "./merge.ts";

type ConflictDialogProps<Draft> = { definition: PartDefinition<Draft>; form: PartForm<Draft>; theirs: SalesForceEntry };

const WHO_CHANGED = {
  me: "Nur Sie haben das geändert.",
  them: "Nur die andere Person hat das geändert.",
  both: "Beide haben das geändert.",
};

/** Two people changed the same part: shows both versions side by side; the person decides field by field. */
export function ConflictDialog<Draft>({ definition, form, theirs }: ConflictDialogProps<Draft>) {
  const { part, fieldsOf, draftOf } = definition;
  const differences = differencesOf(fieldsOf(form.base), fieldsOf(form.draft), fieldsOf(draftOf(theirs)));
  const [choices, setChoices] = useState<Record<string, Side>>(() => suggestedChoices(differences));
  const who = useWhoSaved(part);
  const footer = (
    <>
      <Button variant="primary" onClick={() => void form.resolveConflict(choices, theirs)}>
        Übernehmen und speichern
      </Button>
      <Button onClick={form.postponeConflict}>Zurück zum Formular</Button>
    </>
  );
  return (
    <Dialog
      open
      size="lg"
      onClose={form.postponeConflict}
      title={`Zwei Fassungen: ${PARTS[part].label}`}
      footer={footer}
    >
      <Stack gap="lg">
        <p>
          {who.name} hat diesen Teil {who.when} gespeichert, während Sie daran gearbeitet haben.{" "}
          {differences.length === 0
            ? "Beide Fassungen sind gleich."
            : "Bitte wählen Sie für jede Angabe, was gelten soll."}
        </p>
        {differences.map((difference) => (
          <Choice
            key={difference.field}
            difference={difference}
            theirName={who.name}
            value={choices[difference.field] ?? "mine"}
            onChange={(side) => setChoices({ ...choices, [difference.field]: side })}
          />
        ))}
      </Stack>
    </Dialog>
  );
}

type ChoiceProps = { difference: Difference; theirName: string; value: Side; onChange: (side: Side) => void };

function Choice({ difference: { field, mine, theirs, changedBy }, theirName, value, onChange }: ChoiceProps) {
  return (
    <RadioGroup
      label={fieldLabel(field)}
      help={WHO_CHANGED[changedBy]}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value as Side)}
      options={[
        { value: "mine", label: <FieldValue field={field} value={mine} />, help: "Ihre Fassung" },
        { value: "theirs", label: <FieldValue field={field} value={theirs} />, help: `Fassung von ${theirName}` },
      ]}
    />
  );
}

/** Who saved the part last, and when; a general text while that loads. */
function useWhoSaved(part: EntryPart): { name: string; when: string } {
  const { accountId } = useEntryActions();
  const { data } = useQuery({ ...historyQuery(accountId, 20), staleTime: 0, throwOnError: false });
  const last = data?.changes.find((change) => change.part === part);
  return last
    ? { name: changeActorText(last), when: `am ${germanInstant(last.changedAt)} Uhr` }
    : { name: "Jemand anderes", when: "inzwischen" };
}
