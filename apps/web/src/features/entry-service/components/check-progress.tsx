import type { ListingCheckState } from "@portal/contract/entry-service/calls";
import { ProgressBar } from "../../../ui/feedback/progress.tsx";

/** Progress of the running check. The check goes on after people leave the page. */
export function CheckProgress({ check: { running, done, total } }: { check: ListingCheckState }) {
  return (
    <div role="status">
      {running && (
        <>
          <p>
            {done} von {total} Portalen gelesen. Sie können die Seite verlassen, die Prüfung läuft weiter.
          </p>
          <ProgressBar
            bare
            kind="progress"
            label="Fortschritt der Prüfung"
            value={total === 0 ? 0 : (100 * done) / total}
          />
        </>
      )}
    </div>
  );
}
