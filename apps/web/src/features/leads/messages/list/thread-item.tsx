import type { ThreadItem } from "@portal/contract/leads/messages/calls";
import { LEAD_KIND_LABELS } from "@portal/contract/leads/words";
import { PageLink } from "../../../../platform/routing/page-link.tsx";
import { RelativeTime } from "../../../../ui/content/relative-time.tsx";
import { Status } from "../../../../ui/content/status.tsx";
import { nameOf, unreadWords } from "../message-texts.ts";
import styles from "../messages.module.css";

/** One thread: who wrote last, what and when, and whether somebody waits. */
export function ThreadItemRow({ thread, isSupport }: { thread: ThreadItem; isSupport: boolean }) {
  const { id, kind, excerpt, lastAuthor, lastAt, unread, isWaiting } = thread;
  return (
    <li className={styles.item} data-unread={unread > 0 ? "" : undefined}>
      <div className={styles.words}>
        <p className={styles.subject}>
          {isSupport ? (
            nameOf(thread)
          ) : (
            <PageLink to="inquiries_messages" query={{ verlauf: String(id) }}>
              {nameOf(thread)}
            </PageLink>
          )}
        </p>
        {excerpt !== "" && (
          <p className={styles.excerpt} dir="auto">
            {lastAuthor === "company" && <span className={styles.note}>Sie: </span>}
            {excerpt}
          </p>
        )}
        <p className={styles.note}>
          {LEAD_KIND_LABELS[kind]} · <RelativeTime dateTime={lastAt} />
        </p>
      </div>
      {unread > 0 ? (
        <Status tone="info">{unreadWords(unread)}</Status>
      ) : isWaiting ? (
        <Status tone="warning">Wartet auf Antwort</Status>
      ) : (
        <Status tone="neutral">{lastAuthor === "company" ? "Beantwortet" : "Erledigt"}</Status>
      )}
    </li>
  );
}
