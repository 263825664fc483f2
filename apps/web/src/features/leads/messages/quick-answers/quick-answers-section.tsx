import { rightCovers } from "@portal/contract/http/access";
import {
  QUICK_ANSWER_PLACEHOLDERS,
  type QuickAnswer,
  SUGGESTED_QUICK_ANSWERS,
} from "@portal/contract/leads/messages/fill-in";
import { MESSAGE_CHARACTERS, QUICK_ANSWER_TITLE_CHARACTERS } from "@portal/contract/leads/messages/limits";
import { useState } from "react";
import { germanMessage } from "../../../../platform/api/german-message.ts";
import { LoadFailure } from "../../../../platform/api/load-failure.tsx";
import { Form } from "../../../../platform/forms/form.tsx";
import { useUnsavedChanges } from "../../../../platform/forms/unsaved-changes.ts";
import { useSubmission } from "../../../../platform/forms/use-submission.ts";
import { useAccount } from "../../../../platform/session/use-session.ts";
import { Button } from "../../../../ui/actions/button.tsx";
import { Item, ItemExcerpt, ItemList, ItemTitle, ItemWords } from "../../../../ui/content/item-list.tsx";
import { Skeleton, SkeletonList } from "../../../../ui/feedback/skeleton.tsx";
import { useToasts } from "../../../../ui/feedback/toast.tsx";
import { TextArea } from "../../../../ui/fields/text-area.tsx";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import { Row, Stack } from "../../../../ui/page/layout.tsx";
import { Section } from "../../../../ui/page/section.tsx";
import { useQuickAnswers, useQuickAnswerSteps } from "../messages-store.ts";

type Edited = { id: number | null; title: string; text: string };
const NEW: Edited = { id: null, title: "", text: "" };
const EXPLAINED = Object.entries(QUICK_ANSWER_PLACEHOLDERS)
  .map(([word, meaning]) => `{${word}}: ${meaning}`)
  .join(" · ");

/** Texts that the company uses again and again. */
export function QuickAnswersSection() {
  const { data, error, refetch } = useQuickAnswers();
  const mayWrite = rightCovers(useAccount().right, "write");
  const [edited, setEdited] = useState<Edited | null>(null);
  return (
    <Section title="Schnellantworten" description="Fertige Texte, die Sie beim Antworten einfügen und anpassen.">
      {data === undefined && error && (
        <LoadFailure
          level={3}
          title="Die Schnellantworten konnten nicht geladen werden"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {data === undefined && !error && (
        <Skeleton>
          <SkeletonList rows={2} pictures={false} />
        </Skeleton>
      )}
      {data && (
        <Stack gap="lg">
          <Saved quickAnswers={data.quickAnswers} mayWrite={mayWrite} onEdit={setEdited} />
          {edited === null && mayWrite && (
            <div>
              <Button onClick={() => setEdited(NEW)}>Neue Schnellantwort</Button>
            </div>
          )}
          {edited !== null && <QuickAnswerForm key={edited.id} edited={edited} onClose={() => setEdited(null)} />}
        </Stack>
      )}
    </Section>
  );
}

type SavedProps = { quickAnswers: readonly QuickAnswer[]; mayWrite: boolean; onEdit: (edited: Edited) => void };

function Saved({ quickAnswers, mayWrite, onEdit }: SavedProps) {
  if (quickAnswers.length === 0) {
    return (
      <Stack gap="lg">
        <p>Sie haben noch keine eigenen. Bis dahin bieten wir Ihnen diese an:</p>
        <ItemList>
          {SUGGESTED_QUICK_ANSWERS.map((suggested) => (
            <Item key={suggested.title}>
              <ItemWords>{suggested.title}</ItemWords>
              {mayWrite && (
                <Button size="sm" onClick={() => onEdit({ id: null, ...suggested })}>
                  Anpassen<span className="visually-hidden">: {suggested.title}</span>
                </Button>
              )}
            </Item>
          ))}
        </ItemList>
      </Stack>
    );
  }
  return (
    <ItemList aria-label="Ihre Schnellantworten">
      {quickAnswers.map((quickAnswer) => (
        <Item key={quickAnswer.id}>
          <ItemWords>
            <ItemTitle>{quickAnswer.title}</ItemTitle>
            <ItemExcerpt>{quickAnswer.text}</ItemExcerpt>
          </ItemWords>
          {mayWrite && <Steps quickAnswer={quickAnswer} onEdit={() => onEdit(quickAnswer)} />}
        </Item>
      ))}
    </ItemList>
  );
}

function Steps({ quickAnswer, onEdit }: { quickAnswer: QuickAnswer; onEdit: () => void }) {
  const { save, remove } = useQuickAnswerSteps();
  const toasts = useToasts();
  const { id, title, text } = quickAnswer;
  async function deleteIt() {
    try {
      await remove(id);
      toasts.show({
        tone: "success",
        message: "Die Schnellantwort ist gelöscht.",
        action: { label: "Rückgängig machen", onSelect: () => void save({ id: null, title, text }) },
      });
    } catch (error) {
      toasts.show({ tone: "danger", message: germanMessage(error) });
    }
  }
  return (
    <Row>
      <Button size="sm" onClick={onEdit}>
        Ändern<span className="visually-hidden">: {title}</span>
      </Button>
      <Button size="sm" variant="quiet" onClick={() => void deleteIt()}>
        Löschen<span className="visually-hidden">: {title}</span>
      </Button>
    </Row>
  );
}

function QuickAnswerForm({ edited, onClose }: { edited: Edited; onClose: () => void }) {
  const [title, setTitle] = useState(edited.title);
  const [text, setText] = useState(edited.text);
  const { errors, refusal, pending, submit } = useSubmission();
  const { save } = useQuickAnswerSteps();
  const toasts = useToasts();
  useUnsavedChanges(title !== edited.title || text !== edited.text);
  function saveIt(form: HTMLFormElement) {
    void submit(form, async () => {
      await save({ id: edited.id, title, text });
      onClose();
      toasts.show({ tone: "success", message: "Die Schnellantwort ist gespeichert." });
    });
  }
  return (
    <Form
      refusal={refusal}
      onSubmit={saveIt}
      aria-label={edited.id === null ? "Neue Schnellantwort" : `Schnellantwort ${edited.title}`}
    >
      <TextField
        label="Name der Schnellantwort"
        name="quickAnswer.title"
        maxLength={QUICK_ANSWER_TITLE_CHARACTERS}
        value={title}
        error={errors["quickAnswer.title"]}
        onChange={({ currentTarget: { value } }) => setTitle(value)}
      />
      <TextArea
        label="Text"
        name="quickAnswer.text"
        rows={6}
        limit={MESSAGE_CHARACTERS}
        help={`Platzhalter füllen wir beim Antworten aus. ${EXPLAINED}`}
        value={text}
        error={errors["quickAnswer.text"]}
        onChange={({ currentTarget: { value } }) => setText(value)}
      />
      <Row>
        <Button type="submit" variant="primary" pending={pending}>
          Schnellantwort speichern
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Abbrechen
        </Button>
      </Row>
    </Form>
  );
}
