import {
  addUserNotification,
  getUserNotificationModalContent,
  type ModalNotification,
  readUserNotification,
} from "@portal/contract/notifications/modal/calls";
import { NO_NOTIFICATION } from "@portal/contract/notifications/modal/no-notification";
import { hrefOf, queryOf } from "@portal/contract/pages/redirects";
import { pathOf } from "@portal/contract/pages/routes";
import { useEffect, useState } from "react";
import { apiCall } from "../../platform/api/api-call.ts";
import { germanMessage } from "../../platform/api/german-message.ts";
import { portalRouter } from "../../platform/routing/navigation.ts";
import { setNotificationCode } from "../../platform/session/session-store.ts";
import { Button } from "../../ui/actions/button.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { useToasts } from "../../ui/feedback/toast.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import styles from "./notification-modal.module.css";

type NotificationModalProps = {
  /** The code of the person's next notification; "none" if there is none. */
  code: string;
  /** The code from the address (`?userNotification=`), which is then removed from there. */
  asked: string | undefined;
};

/**
 * The modal for one person (Specification §4 "User notification"): from the person's data, or from
 * `?userNotification=`.
 */
export default function NotificationModal({ code, asked }: NotificationModalProps) {
  const toasts = useToasts();
  useEffect(() => {
    if (asked === undefined) return;
    void forgetAsked();
    apiCall(addUserNotification, { body: { userNotification: asked } }).then(
      (answer) => setNotificationCode(answer.user_notification_code),
      (error: unknown) => passOn(toasts, error),
    );
  }, [asked, toasts]);

  const content = useContent(code);
  return content && <Shown key={code} code={code} content={content} />;
}

/** Shows the server's error and goes on without the notification (Specification §8). */
const passOn = (toasts: ReturnType<typeof useToasts>, error: unknown): unknown =>
  toasts.show({ tone: "danger", message: `Eine Mitteilung konnte nicht gezeigt werden. ${germanMessage(error)}` });

/** Loads the content of a code. */
function useContent(code: string): ModalNotification | null {
  const toasts = useToasts();
  const [loaded, setLoaded] = useState<{ code: string; content: ModalNotification } | null>(null);
  useEffect(() => {
    if (code === NO_NOTIFICATION) return;
    const given = new AbortController();
    apiCall(getUserNotificationModalContent, { body: { userNotification: code }, signal: given.signal }).then(
      ({ notification }) => setLoaded({ code, content: notification }),
      (error: unknown) => given.signal.aborted || passOn(toasts, error),
    );
    return () => given.abort();
  }, [code, toasts]);
  return loaded?.code === code ? loaded.content : null;
}

function Shown({ code, content }: { code: string; content: ModalNotification }) {
  const { headline, text, button_link: link, button_text: label } = content;
  const [open, setOpen] = useState(true);
  const [running, setRunning] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function read(thenGoTo: string): Promise<void> {
    // A second attempt closes the modal, so that a lost connection keeps nobody from their work.
    if (failure !== null && thenGoTo === "") return setOpen(false);
    setRunning(true);
    setFailure(null);
    try {
      const next = await apiCall(readUserNotification, { body: { userNotification: code } });
      setOpen(false);
      setNotificationCode(next.user_notification_code);
      if (thenGoTo !== "") await portalRouter().navigate(hrefOf(pathOf("redirect"), { uri: thenGoTo }));
    } catch (error) {
      setFailure(germanMessage(error));
      setRunning(false);
    }
  }
  return (
    <Dialog
      open={open}
      onClose={() => void read("")}
      title={headline}
      locked={running}
      size="sm"
      footer={
        <Button variant="primary" pending={running} onClick={() => void read(link)}>
          {label === "" ? "Bestätigen" : label}
        </Button>
      }
    >
      <p className={styles.text}>{text}</p>
      {failure !== null && (
        <Alert tone="danger" announce>
          {failure}
        </Alert>
      )}
    </Dialog>
  );
}

/** Removes the code from the address, so that a reload does not show it again. */
function forgetAsked(): Promise<boolean> {
  const { pathname, search, hash } = portalRouter().location();
  const { userNotification: _asked, ...rest } = queryOf(search);
  return portalRouter().navigate(`${hrefOf(pathname, rest)}${hash}`, { replace: true, withoutAsking: true });
}
