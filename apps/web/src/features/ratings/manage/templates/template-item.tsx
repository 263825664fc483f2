import type { AnswerTemplate } from "@portal/contract/ratings/manage/template";
import { Refusal } from "../../../../platform/forms/refusal.tsx";
import { useSubmission } from "../../../../platform/forms/use-submission.ts";
import { Button } from "../../../../ui/actions/button.tsx";
import { IconButton } from "../../../../ui/actions/icon-button.tsx";
import { UserText } from "../../../../ui/content/user-text.tsx";
import { useToasts } from "../../../../ui/feedback/toast.tsx";
import { arrowDown, arrowUp, edit, trash } from "../../../../ui/icons/icons.ts";
import { Row } from "../../../../ui/page/layout.tsx";
import { useTemplateSteps } from "../manage-store.ts";

type TemplateItemProps = {
  template: AnswerTemplate;
  /** Its place among `ids`, from 0. */
  place: number;
  ids: readonly number[];
  mayWrite: boolean;
  onEdit: () => void;
};

/** One template, and what can be done to it. Deleting can be undone. */
export function TemplateItem({ template, place, ids, mayWrite, onEdit }: TemplateItemProps) {
  const { refusal, pending, run } = useSubmission();
  const steps = useTemplateSteps();
  const toasts = useToasts();
  const { id, title, text } = template;
  const move = (to: number) =>
    run(() => {
      const others = ids.filter((one) => one !== id);
      return steps.order([...others.slice(0, to), id, ...others.slice(to)]);
    });
  async function bringBack() {
    const known = new Set(ids);
    const all = (await steps.save({ id: null, title, text })).map((one) => one.id);
    const added = all.filter((one) => !known.has(one));
    const others = all.filter((one) => known.has(one));
    await steps.order([...others.slice(0, place), ...added, ...others.slice(place)]);
  }
  const remove = () =>
    run(async () => {
      await steps.remove(id);
      toasts.show({
        tone: "success",
        message: `Die Vorlage „${title}“ ist gelöscht.`,
        action: { label: "Rückgängig", onSelect: () => void bringBack() },
      });
    });
  return (
    <>
      <h3>{title}</h3>
      <UserText>{text}</UserText>
      <Refusal text={refusal} />
      {mayWrite && (
        <Row data-print="hide">
          <Button size="sm" icon={edit} onClick={onEdit} aria-label={`Vorlage ${title} ändern`}>
            Ändern
          </Button>
          <Button
            size="sm"
            icon={trash}
            pending={pending}
            onClick={() => void remove()}
            aria-label={`Vorlage ${title} löschen`}
          >
            Löschen
          </Button>
          <IconButton
            size="sm"
            shape={arrowUp}
            label={`Vorlage ${title} nach oben`}
            disabled={place === 0}
            onClick={() => void move(place - 1)}
          />
          <IconButton
            size="sm"
            shape={arrowDown}
            label={`Vorlage ${title} nach unten`}
            disabled={place === ids.length - 1}
            onClick={() => void move(place + 1)}
          />
        </Row>
      )}
    </>
  );
}
