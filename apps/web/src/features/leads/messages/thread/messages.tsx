import type { Message } from "@portal/contract/leads/messages/calls";
import { useActiveAccountId } from "../../../../platform/query/use-account-query.ts";
import { germanDate, germanTime } from "../../../../platform/time/german-instants.ts";
import { FileLinks } from "../../../../platform/uploads/file-links.tsx";
import { Bubble, Bubbles } from "../bubble.tsx";
import { byDay, STATE_WORDS } from "../message-texts.ts";
import styles from "../messages.module.css";
import { fileHref } from "../messages-store.ts";

/** Messages below their days. Texts are texts, whatever they hold. */
export const Messages = ({ messages, customer }: { messages: readonly Message[]; customer: string }) => (
  <div>
    {byDay(messages).map(({ day, messages: ofDay }) => (
      <div key={day}>
        <h2 className={styles.day}>{germanDate(`${day}T12:00:00Z`)}</h2>
        <Bubbles>
          {ofDay.map((message) => (
            <MessageBubble key={message.id} message={message} customer={customer} />
          ))}
        </Bubbles>
      </div>
    ))}
  </div>
);

function MessageBubble({ message, customer }: { message: Message; customer: string }) {
  const { author, name, text, quoted, at, files, leftOut, state } = message;
  const accountId = useActiveAccountId();
  const writer = author === "customer" ? customer : name === "" ? "Ihre Firma" : name;
  return (
    <Bubble
      author={author}
      isOwn={author === "company"}
      text={text}
      head={
        <>
          {writer}, <time dateTime={at}>{germanTime(at)} Uhr</time>
        </>
      }
    >
      {files.length > 0 && <FileLinks files={files} hrefOf={({ id }) => fileHref(accountId, id)} />}
      {leftOut.length > 0 && (
        <p className="note">Nicht übernommen, weil zu groß oder von unbekannter Art: {leftOut.join(", ")}</p>
      )}
      {quoted !== "" && (
        <details className={styles.quoted}>
          <summary>Zitierten Text zeigen</summary>
          <p dir="auto">{quoted}</p>
        </details>
      )}
      {STATE_WORDS[state] !== "" && <p className="note">{STATE_WORDS[state]}</p>}
    </Bubble>
  );
}
