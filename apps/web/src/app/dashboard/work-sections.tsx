import type { Dashboard } from "@portal/contract/dashboard/calls";
import { rightCovers } from "@portal/contract/http/access";
import { LoadFailure } from "../../platform/api/load-failure.tsx";
import { useAccount } from "../../platform/session/use-session.ts";
import { ResultsSection } from "./results-section.tsx";
import { TasksSection } from "./tasks-section.tsx";

/** The dashboard's answer or its failure. The page asks, because what is below waits for it, too. */
export type Work = { data: Dashboard | undefined; error: Error | null; refetch: () => unknown };

/** What is to be done, and what products brought. Nothing for a company whose products say neither. */
export function WorkSections({ data, error, refetch }: Work) {
  const mayWrite = rightCovers(useAccount().right, "write");
  if (data === undefined)
    return (
      error && (
        <LoadFailure
          level={2}
          title="Ihre Aufgaben und Zahlen konnten nicht geladen werden"
          error={error}
          onRetry={() => void refetch()}
        />
      )
    );
  const { tasks, results, products, missing } = data;
  if (products.length === 0) return null;
  return (
    <>
      <TasksSection tasks={tasks} missing={missing} mayWrite={mayWrite} />
      {(results.length > 0 || missing.length === 0) && <ResultsSection results={results} />}
    </>
  );
}
