import { getNotifications, type Notice } from "@portal/contract/notifications";
import { useEffect, useState } from "react";
import { apiCall } from "../../platform/api/api-call.ts";
import { portalKey, readStored, writeStored } from "../../platform/session/browser-storage.ts";
import { Alert } from "../../ui/alert.tsx";
import { rememberDismissed, withoutDismissed } from "./dismissed-notices.ts";
import styles from "./notices.module.css";

const KEY = portalKey("dismissed-notices");

/** Server notices for everybody (Specification §3); what can be dismissed stays away in this browser. A failure is only logged (§8). */
export function Notices() {
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  useEffect(() => {
    const abort = new AbortController();
    apiCall(getNotifications, { signal: abort.signal }).then(
      (all) => setNotices(withoutDismissed(all, readStored(KEY))),
      (error: unknown) => !abort.signal.aborted && console.warn("Notices could not be loaded", error),
    );
    return () => abort.abort();
  }, []);

  function dismiss({ id }: Notice) {
    writeStored(KEY, rememberDismissed(readStored(KEY), id));
    setNotices((shown) => shown.filter((notice) => notice.id !== id));
  }
  if (notices.length === 0) return null;
  return (
    <section aria-label="Hinweise" className={styles.notices} data-print="hide">
      {notices.map((notice) => (
        <Alert
          key={notice.id}
          tone={notice.level}
          title={notice.label}
          onDismiss={notice.dismissible ? () => dismiss(notice) : undefined}
        >
          {notice.message}
        </Alert>
      ))}
    </section>
  );
}
