import { UPLOAD_RULES } from "@portal/contract/entry/files/calls";
import type { Message, Thread } from "@portal/contract/leads/messages/calls";
import { fillIn } from "@portal/contract/leads/messages/fill-in";
import { MESSAGE_CHARACTERS, MESSAGE_FILES, UNDO_SECONDS } from "@portal/contract/leads/messages/limits";
import { useState } from "react";
import { germanMessage } from "../../../../platform/api/german-message.ts";
import { DraftNotice } from "../../../../platform/forms/draft-notice.tsx";
import { Form } from "../../../../platform/forms/form.tsx";
import { useKeptDraft, useRestoredDraft } from "../../../../platform/forms/use-draft.ts";
import { useSubmission } from "../../../../platform/forms/use-submission.ts";
import { useAccount } from "../../../../platform/session/use-session.ts";
import { ChosenFile, ChosenFiles } from "../../../../platform/uploads/chosen-file.tsx";
import { DropPrompt } from "../../../../platform/uploads/drop-prompt.tsx";
import { emptyDraft, isBegun, isTextDraft, keptDraft } from "../../../../platform/uploads/text-draft.ts";
import { useDraftFiles } from "../../../../platform/uploads/use-draft-files.ts";
import { Button } from "../../../../ui/actions/button.tsx";
import { useToasts } from "../../../../ui/feedback/toast.tsx";
import { FileDrop } from "../../../../ui/fields/file-drop.tsx";
import { TextArea } from "../../../../ui/fields/text-area.tsx";
import { useThreadSteps } from "../messages-store.ts";
import { QuickAnswerChoice } from "../quick-answers/quick-answer-choice.tsx";

/** The answer stays for a day, also if the connection or the page is lost, and can be taken back for some seconds. */
export function AnswerForm({ thread }: { thread: Thread }) {
  const restored = useRestoredDraft({ form: `message.${thread.id}`, isValue: isTextDraft });
  const [draft, setDraft] = useState(() => restored.value ?? emptyDraft());
  const kept = keptDraft(draft);
  const restoredAt = useKeptDraft(restored, { dirty: isBegun(kept), value: kept, asks: false });
  const { errors, refusal, pending, submit, refuse, clear } = useSubmission();
  const files = useDraftFiles("message_file", MESSAGE_FILES, draft, setDraft);
  const { send } = useThreadSteps(thread.id);
  const offerUndo = useUndo(thread, (text) => setDraft((now) => (isBegun(now) ? now : emptyDraft(text))));
  const { company_name: firma } = useAccount();

  function sendAnswer(form: HTMLFormElement) {
    if (draft.text.trim() === "") return refuse("text", "Bitte schreiben Sie etwas.");
    if (files.unfinished !== null) return refuse("files", files.unfinished);
    return void submit(form, async () => {
      const markers = draft.files.flatMap(({ marker }) => marker ?? []);
      const { message } = await send({ text: draft.text, files: markers, key: draft.key });
      setDraft(emptyDraft());
      offerUndo(message);
    });
  }
  return (
    <Form refusal={refusal} onSubmit={sendAnswer} data-print="hide">
      <DraftNotice at={restoredAt} onDiscard={() => setDraft(emptyDraft())}>
        Sie hatten schon etwas geschrieben. Machen Sie einfach weiter.
      </DraftNotice>
      <QuickAnswerChoice
        onChoose={(text) => {
          const filled = fillIn(text, { name: thread.name, firma });
          setDraft({ ...draft, text: draft.text.trim() === "" ? filled : `${draft.text.trimEnd()}\n\n${filled}` });
        }}
      />
      <TextArea
        label="Nachricht"
        name="text"
        rows={6}
        limit={MESSAGE_CHARACTERS}
        help={`Wir schicken sie per E-Mail an ${thread.email}.`}
        value={draft.text}
        error={errors["text"]}
        onChange={({ currentTarget: { value } }) => setDraft({ ...draft, text: value })}
      />
      <FileDrop
        label="Dateien"
        optional
        multiple
        accept={UPLOAD_RULES.message_file.accept}
        disabled={pending || draft.files.length >= MESSAGE_FILES}
        prompt={<DropPrompt what="Dateien" />}
        help={`Zum Beispiel ein Angebot als PDF. Bis zu ${MESSAGE_FILES} Dateien, zusammen höchstens 15 MB.`}
        error={errors["files"] ?? errors["files.0"]}
        onFiles={(chosen) => {
          clear();
          const left = files.add(chosen);
          if (left.length > 0) refuse("files", `Mehr als ${MESSAGE_FILES} Dateien gehen nicht.`);
        }}
      />
      {draft.files.length > 0 && (
        <ChosenFiles>
          {draft.files.map((file) => (
            <ChosenFile
              key={file.id}
              file={file}
              state={files.states.get(file.id)}
              error={undefined}
              onRetry={() => files.retry(file.id)}
              onRemove={() => files.remove(file.id)}
            />
          ))}
        </ChosenFiles>
      )}
      <div>
        <Button type="submit" variant="primary" pending={pending}>
          Nachricht senden
        </Button>
      </div>
    </Form>
  );
}

/** Offers to take the message back until its mail leaves; the form then has the text again. */
function useUndo({ id }: Thread, giveBack: (text: string) => void) {
  const { undo } = useThreadSteps(id);
  const toasts = useToasts();
  async function takeBack(messageId: number) {
    try {
      giveBack((await undo(messageId)).text);
      toasts.show({ tone: "success", message: "Die Nachricht ist zurückgeholt. Der Text steht wieder im Feld." });
    } catch (error) {
      toasts.show({ tone: "danger", message: germanMessage(error) });
    }
  }
  return (message: Message) =>
    toasts.show({
      tone: "success",
      message: `Die Nachricht geht in ${UNDO_SECONDS} Sekunden hinaus.`,
      action: { label: "Zurückholen", onSelect: () => void takeBack(message.id) },
      duration: (UNDO_SECONDS * 1000) / 2,
    });
}
