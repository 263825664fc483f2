import type { Tone } from "./alert.tsx";

/** A short message that appears after an action. */
export type ToastContent = {
  tone: Tone;
  message: string;
  /** One action, usually "Rückgängig machen". It doubles the toast's duration. */
  action?: { label: string; onSelect: () => void } | undefined;
  /** Milliseconds until it disappears; null stays until closed. Default 5,000 (Specification §9). */
  duration?: number | null | undefined;
};
export type Toast = ToastContent & { id: number };
export type ToastQueue = ReturnType<typeof createToastQueue>;

const DEFAULT_DURATION_MS = 5_000;
const MOST_AT_ONCE = 4;

type Countdown = { remaining: number; startedAt: number; timer: ReturnType<typeof setTimeout> | undefined };

/**
 * The visible toasts and their countdowns, which stop between `pause` and `resume`. A store for useSyncExternalStore.
 */
export function createToastQueue() {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  let paused = false;
  const countdowns = new Map<number, Countdown>();
  const listeners = new Set<() => void>();

  function publish(next: readonly Toast[]) {
    toasts = next;
    for (const listener of listeners) listener();
  }
  function run(id: number, countdown: Countdown) {
    countdown.startedAt = Date.now();
    countdown.timer = setTimeout(() => dismiss(id), countdown.remaining);
  }
  function dismiss(id: number) {
    clearTimeout(countdowns.get(id)?.timer);
    countdowns.delete(id);
    publish(toasts.filter((toast) => toast.id !== id));
  }
  function show(content: ToastContent): number {
    const id = ++lastId;
    const { duration = content.action ? 2 * DEFAULT_DURATION_MS : DEFAULT_DURATION_MS } = content;
    for (const old of toasts.slice(0, Math.max(0, toasts.length + 1 - MOST_AT_ONCE))) dismiss(old.id);
    if (duration !== null) {
      const countdown: Countdown = { remaining: duration, startedAt: 0, timer: undefined };
      countdowns.set(id, countdown);
      if (!paused) run(id, countdown);
    }
    publish([...toasts, { ...content, id }]);
    return id;
  }
  function pause() {
    if (paused) return;
    paused = true;
    for (const countdown of countdowns.values()) {
      clearTimeout(countdown.timer);
      countdown.remaining -= Date.now() - countdown.startedAt;
    }
  }
  function resume() {
    if (!paused) return;
    paused = false;
    for (const [id, countdown] of countdowns) run(id, countdown);
  }
  return {
    show,
    dismiss,
    pause,
    resume,
    snapshot: () => toasts,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
