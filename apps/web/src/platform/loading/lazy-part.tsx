import { type ComponentType, lazy, type ReactNode } from "react";
import { FailureBoundary } from "../../ui/feedback/failure-boundary.tsx";
import { LoadFailure } from "../api/load-failure.tsx";
import { CodeProblem } from "./code-problem.ts";
import { loadCode, loadedCode } from "./load-code.ts";

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;
type Instead = (problem: CodeProblem, retry: () => void) => ReactNode;

/**
 * Like React's `lazy`, but without a connection the rest of the page stays, and the part can be loaded again. React
 * removes everything from the page if code of `lazy` can't be loaded. Code that `preloadCode(load)` has brought before
 * is drawn at once; React's `lazy` always shows a placeholder first, and keeps it for 300 milliseconds.
 * @param instead what is shown in place of the part. Default: a message with a button.
 */
export function lazyPart<Props extends object>(load: Load<Props>, instead: Instead = partFailure) {
  const begin = () => lazy(() => loadCode(load));
  // React keeps the failure of a lazy component, so each attempt needs a new one.
  let Waiting: ComponentType<Props> = begin();
  const Current = (props: Props) => {
    const Part = loadedCode(load)?.default ?? Waiting;
    return <Part {...props} />;
  };

  return function LazyPart(props: Props) {
    return (
      <FailureBoundary
        onRetry={() => (Waiting = begin())}
        fallback={(error, retry) => {
          if (error instanceof CodeProblem) return instead(error, retry);
          throw error;
        }}
      >
        <Current {...props} />
      </FailureBoundary>
    );
  };
}

const partFailure: Instead = (problem, retry) => (
  <LoadFailure title="Dieser Teil der Seite konnte nicht geladen werden" error={problem} onRetry={retry} />
);
