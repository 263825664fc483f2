import type { Notice as ServerNotice } from "@portal/contract/notifications/calls";
import { useState, useSyncExternalStore } from "react";
import { Alert } from "../../ui/feedback/alert.tsx";
import { splitNotice } from "./notice-text.ts";
import { dismissNotice, shownNotices, subscribeToNotices } from "./notices-store.ts";
import styles from "./notices.module.css";

const NONE: readonly ServerNotice[] = [];
/** A page that was rendered at build has none. */
const noNotices = () => NONE;

/** Server notices for everybody (Specification §3). Dismissed ones stay hidden in this browser. */
export function Notices() {
  const notices = useSyncExternalStore(subscribeToNotices, shownNotices, noNotices);
  if (notices.length === 0) return null;
  return (
    <section aria-label="Hinweise" className={styles.notices} data-print="hide">
      {notices.map((notice) => (
        <Notice key={notice.id} notice={notice} />
      ))}
    </section>
  );
}

/** Narrow screens show only the first sentence; "Mehr" shows the rest. */
function Notice({ notice }: { notice: ServerNotice }) {
  const [open, setOpen] = useState(false);
  const { first, rest } = splitNotice(notice.message);
  return (
    <Alert tone={notice.level} onDismiss={notice.dismissible ? () => dismissNotice(notice) : undefined}>
      <strong>{notice.label}:</strong> {first}
      {rest && <span data-rest={open ? "open" : "folded"}> {rest}</span>}
      {rest && (
        <button type="button" className={styles.more} aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? "Weniger" : "Mehr"}
        </button>
      )}
    </Alert>
  );
}
