import { CodeProblem } from "../loading/code-problem.ts";
import { ApiProblem } from "./api-problem.ts";

/** What a person reads to the service on the phone, so that the failure is found in the log. */
export function FailureId({ error, id = requestIdOf(error) }: { error?: unknown; id?: string | null | undefined }) {
  if (id === null) return null;
  return (
    <small>
      Kennung: <span translate="no">{id}</span>
    </small>
  );
}

function requestIdOf(error: unknown): string | null {
  if (error instanceof CodeProblem) return error.problem?.requestId ?? null;
  return error instanceof ApiProblem ? error.requestId : null;
}
