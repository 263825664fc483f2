import { type ComponentType, lazy, type ReactNode, useState } from "react";
import { FailureBoundary } from "../../ui/feedback/failure-boundary.tsx";
import { LoadFailure } from "../api/load-failure.tsx";
import { CodeProblem } from "./code-problem.ts";
import { loadCode } from "./load-code.ts";

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;
type Instead = (problem: CodeProblem, retry: () => void) => ReactNode;

/** A part with its own way to begin loading its code, which is then there when the part is drawn. */
export type LazyPart<Props extends object> = ComponentType<Props> & { readonly load: Load<Props> };

/**
 * Like React's `lazy`, but without a connection the rest of the page stays, and the part can be loaded again. React
 * removes everything from the page if code of `lazy` can't be loaded. Code that `load` has brought before is drawn at
 * once; React's `lazy` always shows a placeholder first, and keeps it for 300 milliseconds.
 * @param instead what is shown in place of the part. Default: a message with a button.
 */
export function lazyPart<Props extends object>(load: Load<Props>, instead: Instead = partFailure): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loadAndKeep: Load<Props> = async () => {
    const module = await load();
    loaded = module.default;
    return module;
  };
  const begin = () => lazy(() => loadCode(loadAndKeep));
  // React keeps the failure of a lazy component, so each attempt needs a new one.
  let Waiting: ComponentType<Props> = begin();
  const Current = (props: Props) => {
    // The same for as long as it is shown: another component in its place would lose what was typed.
    const [Part] = useState(() => loaded ?? Waiting);
    return <Part {...props} />;
  };

  function LazyPart(props: Props) {
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
  }
  return Object.assign(LazyPart, { load: loadAndKeep });
}

const partFailure: Instead = (problem, retry) => (
  <LoadFailure title="Dieser Teil der Seite konnte nicht geladen werden" error={problem} onRetry={retry} />
);
