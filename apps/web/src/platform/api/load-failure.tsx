import type { ReactNode } from "react";
import { Button } from "../../ui/actions/button.tsx";
import { ErrorState } from "../../ui/feedback/empty-state.tsx";
import { refresh } from "../../ui/icons/icons.ts";
import { CodeProblem } from "../loading/code-problem.ts";
import { ApiProblem } from "./api-problem.ts";
import { FailureId } from "./failure-id.tsx";
import { germanReason } from "./german-message.ts";

type LoadFailureProps = {
  /** The headline, for example "Die Änderungen konnten nicht geladen werden". */
  title: string;
  error: unknown;
  onRetry: () => void;
  /** What is not affected. */
  children?: ReactNode;
  /** The phone number of the service. */
  contact?: ReactNode;
  level?: 1 | 2 | 3;
};

/** Shown instead of content that could not be loaded: the reason, and a button to try again if that can help. */
export function LoadFailure({ title, error, onRetry, children, contact, level = 3 }: LoadFailureProps) {
  const needsReload = error instanceof CodeProblem && error.needsReload;
  const isGone = error instanceof ApiProblem && error.status === 404;
  const action = !isGone && (
    <Button icon={refresh} onClick={needsReload ? () => window.location.reload() : onRetry}>
      {needsReload ? "Seite neu laden" : "Erneut versuchen"}
    </Button>
  );
  return (
    <ErrorState level={level} title={title} action={action} contact={!isGone && contact}>
      {germanReason(error)} {children} <FailureId error={error} />
    </ErrorState>
  );
}
