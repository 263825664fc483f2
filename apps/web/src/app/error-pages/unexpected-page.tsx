import { FailureId } from "../../platform/api/failure-id.tsx";
import { Button } from "../../ui/actions/button.tsx";
import { error as errorShape } from "../../ui/icons/icons.ts";
import { ErrorPage, ToStart } from "./error-page.tsx";

/** A defect of the portal (Specification §8 "500"). */
export function UnexpectedPage({ error, onRetry }: { error?: unknown; onRetry?: () => void }) {
  return (
    <ErrorPage
      icon={errorShape}
      title="Da ist etwas schiefgegangen"
      actions={
        onRetry ? (
          <>
            <Button variant="primary" onClick={onRetry}>
              Erneut versuchen
            </Button>
            <ToStart />
          </>
        ) : undefined
      }
    >
      <p>Das ist ein Fehler auf unserer Seite. Was Sie gespeichert haben, ist sicher.</p>
      <p>Bitte versuchen Sie es noch einmal. Wenn es wieder passiert, rufen Sie uns an.</p>
      <FailureId error={error} />
    </ErrorPage>
  );
}
