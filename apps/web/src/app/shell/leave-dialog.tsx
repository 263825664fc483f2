import { lazy, Suspense } from "react";
import { useLeaveQuestion } from "../../platform/forms/unsaved-changes.ts";

const LeaveQuestion = lazy(() => import("./leave-question.tsx"));

/** Asks before unsaved work is lost, by a link, the back button or a switch of the company. */
export function LeaveDialog() {
  const question = useLeaveQuestion();
  return question === null ? null : (
    <Suspense>
      <LeaveQuestion answer={question.answer} />
    </Suspense>
  );
}
