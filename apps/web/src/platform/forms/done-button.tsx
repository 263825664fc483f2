import { Button } from "../../ui/actions/button.tsx";
import { useToasts } from "../../ui/feedback/toast.tsx";
import { check, undo } from "../../ui/icons/icons.ts";
import { Refusal } from "./refusal.tsx";
import { useSubmission } from "./use-submission.ts";

type DoneButtonProps = {
  isDone: boolean;
  /** What it is about, for screen readers. */
  name: string;
  label?: string;
  /** Said once it is done: "Der Anruf ist erledigt." */
  message: string;
  onMark: (done: boolean) => Promise<unknown>;
};

/** Marks something as done or opens it again. Being done can be undone at once. */
export function DoneButton({ isDone, name, label = "Als erledigt markieren", message, onMark }: DoneButtonProps) {
  const { refusal, pending, run } = useSubmission();
  const toasts = useToasts();
  const mark = () =>
    run(async () => {
      await onMark(!isDone);
      if (isDone) return;
      toasts.show({
        tone: "success",
        message,
        action: { label: "Rückgängig", onSelect: () => void onMark(false) },
      });
    });
  return (
    <>
      <Refusal text={refusal} />
      <Button variant="quiet" size="sm" icon={isDone ? undo : check} pending={pending} onClick={() => void mark()}>
        {isDone ? "Wieder öffnen" : label}
        <span className="visually-hidden">: {name}</span>
      </Button>
    </>
  );
}
