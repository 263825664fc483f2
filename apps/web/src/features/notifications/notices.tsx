import type { Notice as ServerNotice } from "@portal/contract/notifications/calls";
import { splitNotice } from "@portal/contract/notifications/notice-text";
import { type ReactNode, useState, useSyncExternalStore } from "react";
import { Alert } from "../../ui/feedback/alert.tsx";
import { dismissNotice, sentNotices, shownNotices, subscribeToNotices } from "./notices-store.ts";
import styles from "./notices.module.css";

/** Server notices for everybody (Specification §3). Closed ones stay hidden in this browser, for a day or for good. */
export function Notices() {
  const notices = useSyncExternalStore(subscribeToNotices, shownNotices, sentNotices);
  if (notices.length === 0) return null;
  return (
    <NoticeRegion>
      {notices.map((notice) => (
        <Notice key={notice.id} notice={notice} />
      ))}
    </NoticeRegion>
  );
}

export const NoticeRegion = ({ children }: { children: ReactNode }) => (
  <section aria-label="Hinweise" className={styles.notices} data-print="hide">
    {children}
  </section>
);

/** Phones show one line; "Mehr" shows the rest. */
function Notice({ notice }: { notice: ServerNotice }) {
  return <SplitNotice notice={notice} {...splitNotice(notice.message)} />;
}

export function SplitNotice({ notice, first, rest }: { notice: ServerNotice; first: string; rest: string }) {
  const [open, setOpen] = useState(false);
  return (
    <Alert
      tone={notice.level}
      saysKind
      onDismiss={() => dismissNotice(notice)}
      dismissLabel={`Meldung „${notice.label}“ ${notice.dismissible ? "schließen" : "bis morgen ausblenden"}`}
    >
      <span className={styles.message} data-state={open ? "open" : "folded"}>
        <span className={styles.text}>
          <strong>{notice.label}:</strong> {first}
          {rest && <span data-rest> {rest}</span>}
        </span>
        <button type="button" className={styles.more} aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? "Weniger" : "Mehr"}
          <span className="visually-hidden"> zu „{notice.label}“</span>
        </button>
      </span>
    </Alert>
  );
}
