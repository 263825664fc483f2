import { ANSWER_CHARACTERS } from "@portal/contract/ratings/manage/answer";
import {
  type AnswerTemplate,
  PLACEHOLDERS,
  type PlaceholderValues,
  renderTemplate,
  TEMPLATE_TITLE_CHARACTERS,
} from "@portal/contract/ratings/manage/template";
import { NEW_TEXT, SavedTextForm } from "../../../../platform/forms/saved-text-form.tsx";
import { useAccount } from "../../../../platform/session/use-session.ts";
import { Card } from "../../../../ui/content/card.tsx";
import { UserText } from "../../../../ui/content/user-text.tsx";
import { useTemplateSteps } from "../manage-store.ts";

/** The preview's invented rating. */
const SAMPLE: Omit<PlaceholderValues, "firma"> = { name: "Hanna K.", sterne: "5", datum: "01.03.2026" };

type TemplateFormProps = { template: AnswerTemplate | null; onClose: () => void };

/** Name and text of a template, with a preview while it is typed. */
export function TemplateForm({ template, onClose }: TemplateFormProps) {
  const { save } = useTemplateSteps();
  const { company_name: firma } = useAccount();
  return (
    <SavedTextForm
      saved={template ?? NEW_TEXT}
      noun="Vorlage"
      field="template"
      titleCharacters={TEMPLATE_TITLE_CHARACTERS}
      textCharacters={ANSWER_CHARACTERS}
      placeholders={PLACEHOLDERS}
      onSave={save}
      onClose={onClose}
      preview={(text) => (
        <Card look="soft">
          <p>
            <strong>So liest es sich, zum Beispiel</strong>
          </p>
          <UserText>{renderTemplate(text, { ...SAMPLE, firma })}</UserText>
        </Card>
      )}
    />
  );
}
