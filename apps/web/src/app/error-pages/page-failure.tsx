import { useEffect } from "react";
import { ApiProblem } from "../../platform/api/api-problem.ts";
import { germanMessage } from "../../platform/api/german-message.ts";
import { LoadFailure } from "../../platform/api/load-failure.tsx";
import { reportError } from "../../platform/browser-errors/report-error.ts";
import { CodeProblem } from "../../platform/loading/code-problem.ts";
import { lock } from "../../ui/icons/icons.ts";
import { ErrorPage } from "./error-page.tsx";
import { ServiceAwayMessage } from "./service-away-message.tsx";
import { UnexpectedPage } from "./unexpected-page.tsx";

/** Shows `/502`, `/403` or `/500` instead of a page that failed. The address stays, so that a retry is enough. */
export default function PageFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  useEffect(() => {
    if (error instanceof ApiProblem && (error.isAway || error.status < 500)) return;
    if (error instanceof CodeProblem) return;
    reportError("render", error);
    if (!(error instanceof ApiProblem)) console.error(error);
  }, [error]);
  if (error instanceof CodeProblem) {
    if (error.problem) return <ServiceAwayMessage error={error} onRetry={onRetry} />;
    return <LoadFailure level={1} title="Die Seite konnte nicht geladen werden" error={error} onRetry={onRetry} />;
  }
  if (error instanceof ApiProblem && error.isAway) return <ServiceAwayMessage error={error} onRetry={onRetry} />;
  if (error instanceof ApiProblem && [403, 404].includes(error.status)) {
    return (
      <ErrorPage icon={lock} title="Das ist für Sie nicht verfügbar">
        <p>{germanMessage(error)}</p>
      </ErrorPage>
    );
  }
  return <UnexpectedPage error={error} onRetry={onRetry} />;
}
