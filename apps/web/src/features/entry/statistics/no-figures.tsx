import { PageLink } from "../../../platform/routing/page-link.tsx";
import { buttonClass } from "../../../ui/actions/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { chart } from "../../../ui/icons/icons.ts";

/** Shown before the first visitor: what will be here, and how to get visitors. */
export const NoFigures = () => (
  <EmptyState
    icon={chart}
    level={2}
    title="Noch keine Zahlen"
    action={
      <PageLink to="entry_data" className={buttonClass({ variant: "primary" })}>
        Eintrag vervollständigen
      </PageLink>
    }
  >
    Sobald jemand Ihren Eintrag öffnet, sehen Sie hier, wie oft das geschieht, wonach gesucht wurde und wer anruft, Ihre
    Website öffnet oder sich den Weg zeigen lässt. Ein vollständiger Eintrag wird öfter gefunden.
  </EmptyState>
);
