import { useSyncExternalStore } from "react";
import { Alert } from "../../ui/alert.tsx";
import styles from "./notices.module.css";
import { dismissNotice, shownNotices, subscribeToNotices } from "./notices-store.ts";

/** Server notices for everybody (Specification §3); what is dismissed stays away in this browser. */
export function Notices() {
  const notices = useSyncExternalStore(subscribeToNotices, shownNotices);
  if (notices.length === 0) return null;
  return (
    <section aria-label="Hinweise" className={styles.notices} data-print="hide">
      {notices.map((notice) => (
        <Alert
          key={notice.id}
          tone={notice.level}
          title={notice.label}
          onDismiss={notice.dismissible ? () => dismissNotice(notice) : undefined}
        >
          {notice.message}
        </Alert>
      ))}
    </section>
  );
}
