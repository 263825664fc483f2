import { NOTE_CHARACTERS } from "@portal/contract/leads/calls";
import type { LeadStep } from "@portal/contract/leads/lead";
import { useState } from "react";
import { Form } from "../../../platform/forms/form.tsx";
import { Refusal } from "../../../platform/forms/refusal.tsx";
import { useUnsavedChanges } from "../../../platform/forms/unsaved-changes.ts";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { Course, CourseStep } from "../../../ui/lists/course.tsx";
import { UserText } from "../../../ui/content/user-text.tsx";
import { useToasts } from "../../../ui/feedback/toast.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { trash } from "../../../ui/icons/icons.ts";
import { Stack } from "../../../ui/page/layout.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { stepText } from "../lead-texts.ts";
import { useLeadChanges } from "../leads-store.ts";

type CourseProps = { id: number; steps: readonly LeadStep[]; mayWrite: boolean };

/** What was done about the lead, oldest first, and the form for a note. */
export function LeadCourse({ id, steps, mayWrite }: CourseProps) {
  return (
    <Section title="Verlauf und Notizen">
      <Stack gap="lg">
        {steps.length === 0 ? (
          <p className="note">Hier steht, was Sie mit der Anfrage machen.</p>
        ) : (
          <Course>
            {steps.map((step) => (
              <Step key={step.id} id={id} step={step} mayWrite={mayWrite} />
            ))}
          </Course>
        )}
        {mayWrite && <NoteForm id={id} />}
      </Stack>
    </Section>
  );
}

function Step({ id, step, mayWrite }: { id: number; step: LeadStep; mayWrite: boolean }) {
  const { addNote, deleteNote } = useLeadChanges();
  const { refusal, pending, run } = useSubmission();
  const toasts = useToasts();
  const remove = () =>
    run(async () => {
      await deleteNote(id, step.id);
      toasts.show({
        tone: "success",
        message: "Die Notiz ist gelöscht.",
        action: { label: "Rückgängig", onSelect: () => void addNote(id, step.text) },
      });
    });
  return (
    <CourseStep title={stepText(step)} at={step.at}>
      {step.step === "note" && <UserText>{step.text}</UserText>}
      <Refusal text={refusal} />
      {step.step === "note" && mayWrite && (
        <div>
          <Button variant="quiet" size="sm" icon={trash} pending={pending} onClick={() => void remove()}>
            Notiz löschen
          </Button>
        </div>
      )}
    </CourseStep>
  );
}

function NoteForm({ id }: { id: number }) {
  const [text, setText] = useState("");
  const { errors, refusal, pending, submit, refuse } = useSubmission();
  const { addNote } = useLeadChanges();
  useUnsavedChanges(text !== "");
  return (
    <Form
      refusal={refusal}
      data-print="hide"
      onSubmit={(form) => {
        if (text.trim() === "") return refuse("text", "Bitte schreiben Sie eine Notiz.");
        void submit(form, async () => {
          await addNote(id, text);
          setText("");
        });
      }}
    >
      <TextArea
        label="Neue Notiz"
        name="text"
        rows={3}
        limit={NOTE_CHARACTERS}
        help="Nur Ihre Firma und unser Kundendienst lesen sie."
        value={text}
        error={errors["text"]}
        onChange={({ currentTarget: { value } }) => setText(value)}
      />
      <div>
        <Button type="submit" size="sm" pending={pending}>
          Notiz speichern
        </Button>
      </div>
    </Form>
  );
}
