import { rightCovers } from "@portal/contract/http/access";
import {
  QUICK_ANSWER_PLACEHOLDERS,
  type QuickAnswer,
  SUGGESTED_QUICK_ANSWERS,
} from "@portal/contract/leads/messages/fill-in";
import { MESSAGE_CHARACTERS, QUICK_ANSWER_TITLE_CHARACTERS } from "@portal/contract/leads/messages/limits";
import { useState } from "react";
import { germanMessage } from "../../../../platform/api/german-message.ts";
import { NotLoaded } from "../../../../platform/api/not-loaded.tsx";
import { NEW_TEXT, type SavedText, SavedTextForm } from "../../../../platform/forms/saved-text-form.tsx";
import { useAccount } from "../../../../platform/session/use-session.ts";
import { Button } from "../../../../ui/actions/button.tsx";
import { Item, ItemExcerpt, ItemList, ItemTitle, ItemWords } from "../../../../ui/lists/item-list.tsx";
import { Skeleton, SkeletonList } from "../../../../ui/feedback/skeleton.tsx";
import { useToasts } from "../../../../ui/feedback/toast.tsx";
import { Row, Stack } from "../../../../ui/page/layout.tsx";
import { Section } from "../../../../ui/page/section.tsx";
import { useQuickAnswers, useQuickAnswerSteps } from "../messages-store.ts";

/** Texts that the company uses again and again. */
export function QuickAnswersSection() {
  const { data, error, refetch } = useQuickAnswers();
  const mayWrite = rightCovers(useAccount().right, "write");
  const [edited, setEdited] = useState<SavedText | null>(null);
  return (
    <Section title="Schnellantworten" description="Fertige Texte, die Sie beim Antworten einfügen und anpassen.">
      {!data && (
        <NotLoaded failure="Die Schnellantworten konnten nicht geladen werden" error={error} onRetry={refetch}>
          <Skeleton>
            <SkeletonList rows={2} pictures={false} />
          </Skeleton>
        </NotLoaded>
      )}
      {data && (
        <Stack gap="lg">
          <Saved quickAnswers={data.quickAnswers} mayWrite={mayWrite} onEdit={setEdited} />
          {edited === null && mayWrite && (
            <div>
              <Button onClick={() => setEdited(NEW_TEXT)}>Neue Schnellantwort</Button>
            </div>
          )}
          {edited !== null && <QuickAnswerForm key={edited.id} edited={edited} onClose={() => setEdited(null)} />}
        </Stack>
      )}
    </Section>
  );
}

type SavedProps = { quickAnswers: readonly QuickAnswer[]; mayWrite: boolean; onEdit: (edited: SavedText) => void };

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

function QuickAnswerForm({ edited, onClose }: { edited: SavedText; onClose: () => void }) {
  const { save } = useQuickAnswerSteps();
  return (
    <SavedTextForm
      saved={edited}
      noun="Schnellantwort"
      field="quickAnswer"
      titleCharacters={QUICK_ANSWER_TITLE_CHARACTERS}
      textCharacters={MESSAGE_CHARACTERS}
      placeholders={QUICK_ANSWER_PLACEHOLDERS}
      onSave={save}
      onClose={onClose}
    />
  );
}
