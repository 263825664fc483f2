import { createContext, type FocusEvent, type ReactNode, use, useState, useSyncExternalStore } from "react";
import { Button } from "../actions/button.tsx";
import { IconButton } from "../actions/icon-button.tsx";
import { Icon } from "../icons/icon.tsx";
import { close, error, info, success, warning } from "../icons/icons.ts";
import { classNames } from "../styles/class-names.ts";
import { createToastQueue, type Toast, type ToastQueue } from "./toast-queue.ts";
import styles from "./toast.module.css";

const SHAPES = { danger: error, warning, success, info };
const ToastContext = createContext<ToastQueue | null>(null);

/** Holds and shows the toasts of the whole app. Rendered once, around the routes. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [queue] = useState(createToastQueue);
  return (
    <ToastContext value={queue}>
      {children}
      <ToastRegion queue={queue} />
    </ToastContext>
  );
}

/** `const toasts = useToasts(); toasts.show({ tone: "success", message: "Öffnungszeiten gespeichert." })` */
export function useToasts(): ToastQueue {
  const queue = use(ToastContext);
  if (!queue) throw new Error("useToasts needs a ToastProvider above it");
  return queue;
}

/** The live region. Countdowns pause while the pointer or the focus is in it. */
export function ToastRegion({ queue }: { queue: ToastQueue }) {
  const toasts = useSyncExternalStore(queue.subscribe, queue.snapshot, queue.snapshot);
  function handleBlur(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) queue.resume();
  }
  function closeToast(id: number) {
    queue.dismiss(id);
    // The closed toast takes hover and focus with it, and no event reports that.
    queue.resume();
  }
  return (
    <section
      className={styles.region}
      aria-label="Meldungen"
      data-print="hide"
      data-docked=""
      data-gives-way=""
      onMouseEnter={queue.pause}
      onMouseLeave={queue.resume}
      onFocus={queue.pause}
      onBlur={handleBlur}
    >
      <div className={styles.list} aria-live="polite" aria-relevant="additions">
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} onClose={() => closeToast(toast.id)} />
        ))}
      </div>
    </section>
  );
}

function ToastCard({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const { tone, message, action } = toast;
  function select() {
    action?.onSelect();
    onClose();
  }
  return (
    <div className={classNames(styles.toast, styles[tone])} role={tone === "danger" ? "alert" : undefined}>
      <Icon shape={SHAPES[tone]} className={styles.icon} />
      <p className={styles.message}>{message}</p>
      <div className={styles.controls}>
        {action && (
          <Button variant="quiet" size="sm" onClick={select}>
            {action.label}
          </Button>
        )}
        <IconButton size="sm" shape={close} label="Meldung schließen" onClick={onClose} />
      </div>
    </div>
  );
}
