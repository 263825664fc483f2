import type { Message } from "@portal/contract/leads/messages/calls";
import { germanSize } from "@portal/contract/text/formats";
import { useActiveAccountId } from "../../../../platform/query/use-account-query.ts";
import { germanDate, germanTime } from "../../../../platform/time/german-instants.ts";
import { Icon } from "../../../../ui/icons/icon.tsx";
import { download } from "../../../../ui/icons/icons.ts";
import { byDay, STATE_WORDS } from "../message-texts.ts";
import styles from "../messages.module.css";
import { fileHref } from "../messages-store.ts";

/** Messages below their days. Texts are texts, whatever they hold. */
export const Bubbles = ({ messages, customer }: { messages: readonly Message[]; customer: string }) => (
  <div>
    {byDay(messages).map(({ day, messages: ofDay }) => (
      <div key={day}>
        <h2 className={styles.day}>{germanDate(`${day}T12:00:00Z`)}</h2>
        <ol className={styles.bubbles} role="list">
          {ofDay.map((message) => (
            <Bubble key={message.id} message={message} customer={customer} />
          ))}
        </ol>
      </div>
    ))}
  </div>
);

function Bubble({ message, customer }: { message: Message; customer: string }) {
  const { author, name, text, quoted, at, files, leftOut, state } = message;
  const accountId = useActiveAccountId();
  const writer = author === "customer" ? customer : name === "" ? "Ihre Firma" : name;
  return (
    <li className={styles.bubble} data-author={author}>
      <p className="note">
        {writer}, <time dateTime={at}>{germanTime(at)} Uhr</time>
      </p>
      <p className={styles.said} dir="auto">
        {text}
      </p>
      {files.length > 0 && (
        <ul className={styles.files} role="list" aria-label="Dateien">
          {files.map((file) => (
            <li key={file.id}>
              <a className={styles.download} href={fileHref(accountId, file.id)} download>
                <Icon shape={download} />
                {file.name === "" ? "Datei" : file.name} ({germanSize(file.bytes)})
              </a>
            </li>
          ))}
        </ul>
      )}
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
    </li>
  );
}
