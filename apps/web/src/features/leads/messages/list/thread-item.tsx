import type { ThreadItem } from "@portal/contract/leads/messages/calls";
import { LEAD_KIND_LABELS } from "@portal/contract/leads/words";
import { PageLink } from "../../../../platform/routing/page-link.tsx";
import { Item, ItemExcerpt, ItemTitle, ItemWords } from "../../../../ui/lists/item-list.tsx";
import { RelativeTime } from "../../../../ui/content/relative-time.tsx";
import { Status } from "../../../../ui/content/status.tsx";
import { nameOf, unreadWords } from "../message-texts.ts";

/** One thread: who wrote last, what and when, and whether somebody waits. */
export function ThreadItemRow({ thread, isSupport }: { thread: ThreadItem; isSupport: boolean }) {
  const { id, kind, excerpt, lastAuthor, lastAt, unread, isWaiting } = thread;
  return (
    <Item>
      <ItemWords>
        <ItemTitle>
          {isSupport ? (
            nameOf(thread)
          ) : (
            <PageLink to="inquiries_messages" query={{ verlauf: String(id) }}>
              {nameOf(thread)}
            </PageLink>
          )}
        </ItemTitle>
        {excerpt !== "" && (
          <ItemExcerpt strong={unread > 0}>
            {lastAuthor === "company" && <span className="note">Sie: </span>}
            {excerpt}
          </ItemExcerpt>
        )}
        <p className="note">
          {LEAD_KIND_LABELS[kind]} · <RelativeTime dateTime={lastAt} />
        </p>
      </ItemWords>
      {unread > 0 ? (
        <Status tone="info">{unreadWords(unread)}</Status>
      ) : isWaiting ? (
        <Status tone="warning">Wartet auf Antwort</Status>
      ) : (
        <Status tone="neutral">{lastAuthor === "company" ? "Beantwortet" : "Erledigt"}</Status>
      )}
    </Item>
  );
}
