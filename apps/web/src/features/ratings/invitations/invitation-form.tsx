import { type InvitationBasis, type LineOutcome, MOST_LINES } from "@portal/contract/ratings/invitations/calls";
import { useState } from "react";
import { Form } from "../../../platform/forms/form.tsx";
import { formText } from "../../../platform/forms/form-text.ts";
import { useUnsavedChanges } from "../../../platform/forms/unsaved-changes.ts";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { RadioGroup } from "../../../ui/fields/radio-group.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { leftText, sentText } from "./invitation-texts.ts";
import { useInvitationSteps } from "./invitations-store.ts";

const BASES: readonly { value: InvitationBasis; label: string; help: string }[] = [
  {
    value: "consent",
    label: "Sie haben eingewilligt",
    help: "Die Kunden haben Ihnen ausdrücklich erlaubt, ihnen E-Mails dieser Art zu schicken. Sie können das nachweisen.",
  },
  {
    value: "existing_customer",
    label: "Sie sind Bestandskunden (§ 7 Absatz 3 UWG)",
    help: "Sie haben die Adresse bei einem Auftrag bekommen, die Bewertung betrifft diesen Auftrag, niemand hat widersprochen, und Sie haben schon damals auf das Widerspruchsrecht hingewiesen.",
  },
];

/** Asks for addresses and for the reason why they may be written to, which is kept for each of them. */
export function InvitationForm({ leftToday }: { leftToday: number }) {
  const { errors, refusal, pending, submit } = useSubmission();
  const { send } = useInvitationSteps();
  const [isTouched, setTouched] = useState(false);
  const [outcome, setOutcome] = useState<{ sent: number; wrong: LineOutcome[] } | null>(null);
  useUnsavedChanges(isTouched && !pending);

  function sendForm(form: HTMLFormElement) {
    void submit(form, async () => {
      const lines = formText(form, "lines");
      const answer = await send({
        lines,
        basis: formText(form, "basis") as InvitationBasis,
        basisOn: formText(form, "basisOn"),
        isConfirmed: (formText(form, "isConfirmed") === "yes") as true,
      });
      setOutcome(answer);
      setTouched(answer.wrong.length > 0);
      if (answer.wrong.length === 0) form.reset();
      else keepLines(form, lines, answer.wrong);
    });
  }
  return (
    <Form refusal={refusal} onSubmit={sendForm} onInput={() => setTouched(true)}>
      {outcome && <Outcome {...outcome} />}
      <TextArea
        label="Adressen Ihrer Kunden"
        help={`Eine in jeder Zeile, mit Name dahinter: maria@kunde.example, Maria Klein. Höchstens ${MOST_LINES} auf einmal. Wer Sie schon bewertet hat, bekommt keine E-Mail; wer das ist, sagen wir nicht. ${leftText(leftToday)}`}
        name="lines"
        rows={6}
        spellCheck={false}
        error={errors["lines"]}
      />
      <RadioGroup
        label="Warum dürfen Sie diese Kunden anschreiben?"
        name="basis"
        options={BASES}
        error={errors["basis"]}
      />
      <TextField
        label="Tag der Einwilligung oder des Auftrags"
        help="Höchstens zwei Jahre her. Bei mehreren: der älteste."
        name="basisOn"
        type="date"
        error={errors["basisOn"]}
      />
      <Checkbox
        label="Das stimmt für jede dieser Adressen. Ich weiß, dass es mit meinem Namen gespeichert wird."
        name="isConfirmed"
        value="yes"
        error={errors["isConfirmed"]}
      />
      <div>
        <Button type="submit" variant="primary" pending={pending}>
          Einladungen verschicken
        </Button>
      </div>
    </Form>
  );
}

/** What was refused stays, so that a slip of the pen can be corrected. */
function keepLines(form: HTMLFormElement, lines: string, wrong: readonly LineOutcome[]): void {
  const field = form.elements.namedItem("lines");
  const typed = lines.split(/\r?\n/);
  if (field instanceof HTMLTextAreaElement) field.value = wrong.map(({ line }) => typed[line - 1] ?? "").join("\n");
}

const Outcome = ({ sent, wrong }: { sent: number; wrong: LineOutcome[] }) => (
  <Alert tone={wrong.length > 0 ? "warning" : "success"} announce title={sentText(sent)}>
    {wrong.length > 0 && (
      <ul>
        {wrong.map(({ line, text, error }) => (
          <li key={line}>
            <bdi>{text}</bdi>: {error}
          </li>
        ))}
      </ul>
    )}
  </Alert>
);
