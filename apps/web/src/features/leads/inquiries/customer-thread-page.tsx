import {
  type CustomerThread,
  getCustomerThread,
  replyToCompany,
  stopMessages,
} from "@portal/contract/leads/messages/inbound-calls";
import { MESSAGE_CHARACTERS } from "@portal/contract/leads/messages/limits";
import { useState } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { Form } from "../../../platform/forms/form.tsx";
import { Refusal } from "../../../platform/forms/refusal.tsx";
import { useUnsavedChanges } from "../../../platform/forms/unsaved-changes.ts";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { PrivacyNote } from "../../../platform/privacy/privacy-note.tsx";
import { MailLinkPage } from "../../../platform/public-pages/mail-link-page.tsx";
import { germanDateTime } from "../../../platform/time/german-instants.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { CardPage } from "../../../ui/page/card-page.tsx";
import { Stack } from "../../../ui/page/layout.tsx";
import { Bubble, Bubbles } from "../messages/bubble.tsx";

/** `inquiry_thread`: a customer reads a company's messages through the link of a mail, and answers. */
export default function CustomerThreadPage() {
  return (
    <MailLinkPage
      slice="leads"
      call={getCustomerThread}
      load={(request) => apiCall(getCustomerThread, request)}
      title="Ihre Nachrichten"
      failure="Ihre Nachrichten konnten nicht geladen werden"
    >
      {({ thread }, token, change) => (
        <Conversation thread={thread} token={token} onChange={(changed) => change({ thread: changed })} />
      )}
    </MailLinkPage>
  );
}

type ConversationProps = { thread: CustomerThread; token: string; onChange: (thread: CustomerThread) => void };

function Conversation({ thread, token, onChange }: ConversationProps) {
  const { company, messages, isStopped } = thread;
  const { pending, refusal, run } = useSubmission();
  const stop = (stopped: boolean) =>
    run(async () => onChange((await apiCall(stopMessages, { body: { token, stopped } })).thread));
  return (
    <CardPage title={`Ihre Nachrichten mit ${company}`} wide>
      <Stack gap="lg">
        <Bubbles label="Verlauf">
          {messages.map(({ id, author, text, at, files }) => (
            <Bubble
              key={id}
              author={author}
              isOwn={author === "customer"}
              text={text}
              head={
                <>
                  {author === "company" ? company : "Sie"}, <time dateTime={at}>{germanDateTime(at)} Uhr</time>
                </>
              }
            >
              {files.length > 0 && (
                <p className="note">Dateien: {files.map(({ name }) => name || "Datei").join(", ")}</p>
              )}
            </Bubble>
          ))}
        </Bubbles>
        <ReplyForm token={token} company={company} onChange={onChange} />
        <Refusal text={refusal} />
        {isStopped && (
          <Alert tone="info" announce title={`${company} kann Ihnen hier nicht mehr schreiben`}>
            Sie haben weitere Nachrichten dieser Firma abbestellt.
          </Alert>
        )}
        <Button variant="quiet" wide pending={pending} onClick={() => void stop(!isStopped)}>
          {isStopped ? "Nachrichten wieder zulassen" : "Keine weiteren Nachrichten dieser Firma"}
        </Button>
      </Stack>
    </CardPage>
  );
}

function ReplyForm({ token, company, onChange }: Omit<ConversationProps, "thread"> & { company: string }) {
  const [text, setText] = useState("");
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [isSent, setSent] = useState(false);
  const { errors, refusal, pending, submit } = useSubmission();
  useUnsavedChanges(text.trim() !== "");
  function send(form: HTMLFormElement) {
    void submit(form, async () => {
      onChange((await apiCall(replyToCompany, { body: { token, text, key } })).thread);
      setText("");
      setKey(crypto.randomUUID());
      setSent(true);
    });
  }
  return (
    <Form refusal={refusal} onSubmit={send}>
      {isSent && (
        <Alert tone="success" announce>
          Ihre Nachricht ist bei {company}.
        </Alert>
      )}
      <TextArea
        label="Ihre Antwort"
        name="text"
        rows={5}
        limit={MESSAGE_CHARACTERS}
        value={text}
        error={errors["text"]}
        onChange={({ currentTarget: { value } }) => {
          setText(value);
          setSent(false);
        }}
      />
      <PrivacyNote of="inquiry" />
      <Button type="submit" variant="primary" wide pending={pending}>
        Antwort senden
      </Button>
    </Form>
  );
}
