import type { Thread } from "@portal/contract/leads/messages/calls";
import { CallUs } from "../../../../platform/brand/service-phone.tsx";
import { Alert } from "../../../../ui/feedback/alert.tsx";
import { Section } from "../../../../ui/page/section.tsx";
import { AnswerForm } from "./answer-form.tsx";

/** The form for the answer, or why there is none. */
export function Answer({ thread, mayWrite }: { thread: Thread; mayWrite: boolean }) {
  if (!mayWrite) {
    return (
      <Alert tone="info" title="Sie können hier nur lesen">
        Antworten dürfen Inhaber und Personen mit dem Recht „Bearbeiten“.
      </Alert>
    );
  }
  if (thread.email === "") {
    return (
      <Alert tone="info" title="Zu dieser Anfrage gibt es keine E-Mail-Adresse">
        {thread.phone === "" ? <CallUs /> : `Bitte rufen Sie an: ${thread.phone}`}
      </Alert>
    );
  }
  if (thread.isStopped) {
    return (
      <Alert tone="info" title="Der Kunde möchte keine weiteren Nachrichten">
        Er hat Ihre Nachrichten abbestellt. Schreibt er Ihnen wieder, sehen Sie es hier.
      </Alert>
    );
  }
  return (
    <Section title="Ihre Antwort">
      <AnswerForm thread={thread} />
    </Section>
  );
}
