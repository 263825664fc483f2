import { KEPT_DAYS } from "@portal/contract/leads/states";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { inbox } from "../../ui/icons/icons.ts";
import { PageLink } from "../../platform/routing/page-link.tsx";
import { LeadsPage } from "./list/leads-page.tsx";

/** `inquiries_offers`: who wants an offer, and what became of it. */
export default function OffersPage() {
  return (
    <LeadsPage
      kind="request"
      page="inquiries_offers"
      title="Angebotsanfragen"
      lead="Wer ein Angebot möchte und was daraus wurde. Wer anfragt, sehen Sie nach der Annahme."
      kept={`Wir bewahren Anfragen ${KEPT_DAYS.request} Tage auf und löschen sie dann. Der Tag steht an jeder Anfrage.`}
      empty={
        <EmptyState icon={inbox} level={2} title="Noch keine Angebotsanfragen">
          Sobald jemand im Verzeichnis nach einem Angebot fragt, steht die Anfrage hier. Je vollständiger Ihr Eintrag
          ist, desto öfter passiert das: <PageLink to="entry_overview">Eintrag ansehen</PageLink>
        </EmptyState>
      }
    />
  );
}
