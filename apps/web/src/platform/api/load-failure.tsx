import type { ReactNode } from "react";
import { Button } from "../../ui/actions/button.tsx";
import { ErrorState } from "../../ui/feedback/empty-state.tsx";
import { refresh } from "../../ui/icons/icons.ts";
import { germanMessage } from "./german-message.ts";

type LoadFailureProps = {
  /** What could not be loaded: "Die Änderungen konnten nicht geladen werden". */
  title: string;
  error: unknown;
  onRetry: () => void;
  /** What is safe all the same. */
  children?: ReactNode;
  /** A person to call. */
  contact?: ReactNode;
  level?: 1 | 2 | 3;
};

/** Stands where something could not be loaded: why, and a button to try again. */
export function LoadFailure({ title, error, onRetry, children, contact, level = 3 }: LoadFailureProps) {
  const action = (
    <Button icon={refresh} onClick={onRetry}>
      Erneut versuchen
    </Button>
  );
  return (
    <ErrorState level={level} title={title} action={action} contact={contact}>
      {germanMessage(error)} {children}
    </ErrorState>
  );
}
