import { ID_PATTERN } from "@portal/contract/http/ids";
import { usePageQuery } from "../../../platform/routing/use-go-to.ts";
import { useIsAgent } from "../../../platform/session/use-session.ts";
import { CsvLink } from "../../../platform/statistics/csv-link.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { PageParts } from "../../../ui/page/page-parts.tsx";
import { LeadDetail } from "../detail/lead-detail.tsx";
import { leadOf, leadsViewOf } from "../leads-address.ts";
import { useCsvHref } from "../leads-store.ts";
import { NewMessages } from "./list/new-messages.tsx";
import { ThreadList } from "./list/thread-list.tsx";
import { QuickAnswersSection } from "./quick-answers/quick-answers-section.tsx";
import { ThreadView } from "./thread/thread-view.tsx";

/** `inquiries_messages`: new messages and all threads, one thread (`?verlauf=<id>`), or one message as a lead (`?anfrage=<id>`). */
export default function MessagesPage() {
  const query = usePageQuery();
  const { verlauf = "" } = query;
  const lead = leadOf(query);
  const isSupport = useIsAgent();
  if (ID_PATTERN.test(verlauf) && !isSupport) return <ThreadView key={verlauf} id={Number(verlauf)} />;
  if (lead !== null) return <LeadDetail key={lead} id={lead} page="inquiries_messages" />;
  return (
    <>
      <PageHeader title="Nachrichten" lead="Lesen Sie, was Kunden Ihnen schreiben, und antworten Sie per E-Mail." />
      <PageParts width="list">
        {isSupport && (
          <Alert tone="info" title="Nachrichten gehören der Firma und ihren Kunden">
            Der Kundendienst sieht, wann jemand geschrieben hat, aber keine Namen und keine Texte.
          </Alert>
        )}
        <NewMessages />
        <ThreadList isSupport={isSupport} />
        {!isSupport && <MessagesFile />}
        {!isSupport && <QuickAnswersSection />}
      </PageParts>
    </>
  );
}

/** All messages of customers with their state, also declined ones. */
const MessagesFile = () => (
  <p>
    <CsvLink href={useCsvHref("message", leadsViewOf({}))} label="Alle Nachrichten als Tabelle (CSV)" />
  </p>
);
