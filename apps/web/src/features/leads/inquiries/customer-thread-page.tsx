import {
  type CustomerThread,
  getCustomerThread,
  replyToCompany,
  stopMessages,
} from "@portal/contract/leads/messages/inbound-calls";
import { MESSAGE_CHARACTERS } from "@portal/contract/leads/messages/limits";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { ApiProblem } from "../../../platform/api/api-problem.ts";
import { LoadFailure } from "../../../platform/api/load-failure.tsx";
import { Form } from "../../../platform/forms/form.tsx";
import { Refusal } from "../../../platform/forms/refusal.tsx";
import { useUnsavedChanges } from "../../../platform/forms/unsaved-changes.ts";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { personKey } from "../../../platform/query/query-keys.ts";
import { takeFromAddress } from "../../../platform/routing/take-from-address.ts";
import { germanDateTime } from "../../../platform/time/german-instants.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Skeleton, SkeletonList } from "../../../ui/feedback/skeleton.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { CardPage } from "../../../ui/page/card-page.tsx";
import { Stack } from "../../../ui/page/layout.tsx";
import { UnknownLink } from "./confirm-page.tsx";
import styles from "./inquiries.module.css";

/** `inquiry_thread`: a customer reads a company's messages through the link of a mail, and answers. */
export default function CustomerThreadPage() {
  const [token] = useState(() => takeFromAddress("token"));
  const client = useQueryClient();
  const queryKey = personKey("leads", getCustomerThread, { body: { token } });
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => apiCall(getCustomerThread, { body: { token: token ?? "" }, signal }),
    enabled: token !== null,
    throwOnError: false,
  });
  const isUnknown = error instanceof ApiProblem && error.status < 500 && error.status > 0;
  if (token === null || isUnknown) return <UnknownLink />;
  if (data) {
    return (
      <Conversation
        thread={data.thread}
        token={token}
        onChange={(thread) => client.setQueryData(queryKey, { thread })}
      />
    );
  }
  return (
    <CardPage title="Ihre Nachrichten" wide>
      {error ? (
        <LoadFailure
          level={2}
          title="Ihre Nachrichten konnten nicht geladen werden"
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton>
          <SkeletonList rows={3} pictures={false} />
        </Skeleton>
      )}
    </CardPage>
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
        <ol className={styles.bubbles} role="list" aria-label="Verlauf">
          {messages.map(({ id, author, text, at, files }) => (
            <li key={id} className={styles.bubble} data-author={author}>
              <p className={styles.note}>
                {author === "company" ? company : "Sie"}, <time dateTime={at}>{germanDateTime(at)} Uhr</time>
              </p>
              <p className={styles.said} dir="auto">
                {text}
              </p>
              {files.length > 0 && (
                <p className={styles.note}>Dateien: {files.map(({ name }) => name || "Datei").join(", ")}</p>
              )}
            </li>
          ))}
        </ol>
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
      <Button type="submit" variant="primary" wide pending={pending}>
        Antwort senden
      </Button>
    </Form>
  );
}
