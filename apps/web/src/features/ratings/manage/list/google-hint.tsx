import type { GoogleReplies, ManagedRating } from "@portal/contract/ratings/manage/calls";
import { PageLink } from "../../../../platform/routing/page-link.tsx";
import { buttonClass } from "../../../../ui/actions/button.tsx";
import { Alert } from "../../../../ui/feedback/alert.tsx";

type GoogleHintProps = { state: GoogleReplies; ratings: readonly ManagedRating[] };

/** Why ratings of Google can't be answered here, and what to do. Nothing if they can, or if none is shown. */
export function GoogleHint({ state, ratings }: GoogleHintProps) {
  if (state === "ready" || ratings.every(({ source }) => source !== "google")) return null;
  if (state === "not_set_up") {
    return (
      <Alert tone="info" title="Antworten an Google sind zurzeit nicht möglich">
        Dieses Portal ist noch nicht mit Google verbunden. Antworten Sie bitte direkt bei Google.
      </Alert>
    );
  }
  return (
    <Alert
      tone="info"
      title="Ihre Firma ist nicht mit Google verbunden"
      actions={
        <PageLink to="entry_rights_overview" className={buttonClass({ size: "sm" })}>
          Mit Google verbinden
        </PageLink>
      }
    >
      Erst mit der Verbindung können Sie von hier aus auf Bewertungen bei Google antworten.
    </Alert>
  );
}
