import { ID_PATTERN } from "@portal/contract/http/ids";
import { usePageQuery } from "../../../platform/routing/use-go-to.ts";
import { useLoggedIn } from "../../../platform/session/use-session.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { PageParts } from "../../../ui/page/page-parts.tsx";
import { ThreadList } from "./list/thread-list.tsx";
import { QuickAnswersSection } from "./quick-answers/quick-answers-section.tsx";
import { ThreadView } from "./thread/thread-view.tsx";

/** `inquiries_messages`: all threads, or one of them (`?verlauf=<id>`). */
export default function MessagesPage() {
  const { verlauf = "" } = usePageQuery();
  const isSupport = useLoggedIn()?.user.cucaInfo !== undefined;
  if (ID_PATTERN.test(verlauf) && !isSupport) return <ThreadView key={verlauf} id={Number(verlauf)} />;
  return (
    <>
      <PageHeader title="Nachrichten" lead="Lesen Sie, was Kunden Ihnen schreiben, und antworten Sie per E-Mail." />
      <PageParts width="list">
        {isSupport && (
          <Alert tone="info" title="Nachrichten gehören der Firma und ihren Kunden">
            Der Kundendienst sieht, wann jemand geschrieben hat, aber keine Namen und keine Texte.
          </Alert>
        )}
        <ThreadList isSupport={isSupport} />
        {!isSupport && <QuickAnswersSection />}
      </PageParts>
    </>
  );
}
