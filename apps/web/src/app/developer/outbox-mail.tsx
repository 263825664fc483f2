import { OUTBOX_FRAME_PATH, type OutboxMail } from "@portal/contract/outbox/calls";
import { useId, useState } from "react";
import { Button } from "../../ui/actions/button.tsx";
import { Card } from "../../ui/content/card.tsx";
import { Status } from "../../ui/content/status.tsx";
import { EmbeddedPage } from "../../ui/page/embedded-page.tsx";
import { Row, Stack } from "../../ui/page/layout.tsx";
import styles from "./outbox-mail.module.css";

type MailItemProps = { mail: OutboxMail; isOpen: boolean; onToggle: () => void };

/** One mail: recipient and time; opened also its HTML or plain text, as a mail program shows them. */
export function MailItem({ mail, isOpen, onToggle }: MailItemProps) {
  const [asText, setAsText] = useState(false);
  const content = useId();
  return (
    <Card as="article" aria-label={`${mail.subject} an ${mail.to}, ${timeOf(mail.createdAt)}`}>
      <Stack gap="sm">
        <h3 className={styles.subject}>{mail.subject}</h3>
        <p className={styles.subject}>
          An {mail.to} · {timeOf(mail.createdAt)} · {mail.brand} · {mail.template}
        </p>
        <Row>
          {stateOf(mail)}
          <Button size="sm" variant="quiet" aria-expanded={isOpen} aria-controls={content} onClick={onToggle}>
            {isOpen ? "Schließen" : "Öffnen"}
            <span className="visually-hidden">
              : {mail.subject} an {mail.to}
            </span>
          </Button>
          {isOpen && (
            <Button size="sm" variant="quiet" aria-pressed={asText} onClick={() => setAsText(!asText)}>
              Als Text
            </Button>
          )}
        </Row>
        <div id={content}>{isOpen && (asText ? <PlainText text={mail.text} /> : <Html mail={mail} />)}</div>
      </Stack>
    </Card>
  );
}

/** The sandbox lets links open in the tab and blocks scripts and forms. */
function Html({ mail }: { mail: OutboxMail }) {
  return (
    <EmbeddedPage
      className={styles.frame}
      title={`E-Mail an ${mail.to}: ${mail.subject}`}
      src={`${OUTBOX_FRAME_PATH}${mail.id}`}
      sandbox="allow-top-navigation-by-user-activation"
    />
  );
}

function PlainText({ text }: { text: string }) {
  return (
    <div className={styles.text} role="region" aria-label="E-Mail als Text" tabIndex={0}>
      {text.split(/(https?:\/\/[^\s>)]+)/).map((part, index) =>
        index % 2 === 1 ? (
          <a key={index} href={part}>
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </div>
  );
}

function stateOf({ sentAt, failedAt }: OutboxMail) {
  if (failedAt !== null) return <Status tone="danger">Nicht zustellbar</Status>;
  if (sentAt !== null) return <Status tone="success">Verschickt {timeOf(sentAt)}</Status>;
  return <Status tone="neutral">Im Postausgang</Status>;
}

const timeOf = (instant: string): string =>
  new Date(instant).toLocaleString("de-DE", { dateStyle: "short", timeStyle: "medium", timeZone: "Europe/Berlin" });
