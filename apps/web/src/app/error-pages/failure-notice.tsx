import { useEffect } from "react";
import { ApiProblem } from "../../platform/api/api-problem.ts";
import { germanMessage } from "../../platform/api/german-message.ts";
import { lock } from "../../ui/icons/icons.ts";
import { ErrorPage } from "./error-page.tsx";
import { ServiceAwayNotice } from "./service-away-notice.tsx";
import { UnexpectedPage } from "./unexpected-page.tsx";

/** The look of `/502`, `/403` or `/500` in the place of a page that failed; the address stays, so trying again is enough. */
export default function FailureNotice({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  useEffect(() => {
    if (!(error instanceof ApiProblem)) console.error(error);
  }, [error]);
  if (error instanceof ApiProblem && error.isAway) return <ServiceAwayNotice onRetry={onRetry} />;
  if (error instanceof ApiProblem && [403, 404].includes(error.status)) {
    return (
      <ErrorPage icon={lock} title="Das ist für Sie nicht verfügbar">
        <p>{germanMessage(error)}</p>
      </ErrorPage>
    );
  }
  return <UnexpectedPage onRetry={onRetry} />;
}
