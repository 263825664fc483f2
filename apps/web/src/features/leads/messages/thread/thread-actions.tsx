import type { Thread } from "@portal/contract/leads/messages/calls";
import { Refusal } from "../../../../platform/forms/refusal.tsx";
import { useSubmission } from "../../../../platform/forms/use-submission.ts";
import { Button } from "../../../../ui/actions/button.tsx";
import { useToasts } from "../../../../ui/feedback/toast.tsx";
import { Row } from "../../../../ui/page/layout.tsx";
import { useThreadSteps } from "../messages-store.ts";

/** What else can be done with a thread; each step can be taken back. */
export function ThreadActions({ thread: { id, isWaiting, lastAuthor } }: { thread: Thread }) {
  const { mark } = useThreadSteps(id);
  const { pending, refusal, run } = useSubmission();
  const toasts = useToasts();
  const done = (isDone: boolean) =>
    run(async () => {
      await mark({ done: isDone });
      toasts.show(
        isDone
          ? {
              tone: "success",
              message: "Das Gespräch ist erledigt.",
              action: { label: "Rückgängig machen", onSelect: () => void done(false) },
            }
          : { tone: "success", message: "Das Gespräch wartet wieder auf Ihre Antwort." },
      );
    });
  if (!isWaiting && lastAuthor === "company") return null;
  return (
    <Row data-print="hide">
      <Refusal text={refusal} />
      <Button size="sm" pending={pending} onClick={() => void done(isWaiting)}>
        {isWaiting ? "Keine Antwort nötig" : "Wartet doch auf Antwort"}
      </Button>
    </Row>
  );
}
