import type { ReactNode } from "react";
import { CallUs } from "../brand/service-phone.tsx";
import { LoadFailure } from "./load-failure.tsx";

type NotLoadedProps = {
  error: Error | null;
  /** "Die Anrufe konnten nicht geladen werden" */
  failure: string;
  onRetry: () => unknown;
  /** Level of the failure's headline; default 3. */
  level?: 1 | 2 | 3;
  /** A skeleton in the shape of what comes. */
  children: ReactNode;
};

/** Instead of what is not there: its skeleton, or why it could not be loaded. A page's main part says whom to call. */
export const NotLoaded = ({ error, failure, onRetry, level = 3, children }: NotLoadedProps) =>
  error === null ? (
    children
  ) : (
    <LoadFailure
      level={level}
      title={failure}
      error={error}
      onRetry={() => void onRetry()}
      contact={level < 3 && <CallUs />}
    />
  );
