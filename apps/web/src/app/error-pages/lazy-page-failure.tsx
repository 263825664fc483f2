import { LoadFailure } from "../../platform/api/load-failure.tsx";
import { lazyPart } from "../../platform/loading/lazy-part.tsx";

export const loadPageFailure = () => import("./page-failure.tsx");

/** `PageFailure`, or a shorter message where even its code is missing. */
export const PageFailure = lazyPart(loadPageFailure, (problem, retry) => (
  <LoadFailure level={1} title="Die Seite konnte nicht geladen werden" error={problem} onRetry={retry} />
));
