import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { createToastQueue, type ToastQueue } from "./toast-queue.ts";
import { ToastProvider, ToastRegion, useToasts } from "./toast.tsx";

const region = page.getByRole("region", { name: "Meldungen" });
const saved = { tone: "success", message: "Gespeichert" } as const;
let queue: ToastQueue;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  queue = createToastQueue();
  await render(<ToastRegion queue={queue} />);
});
afterEach(() => void vi.useRealTimers());

test("the live region exists before the first toast, or screen readers would miss it", async () => {
  expect(region.element().querySelector("[aria-live=polite]")?.childElementCount).toBe(0);
});

test.each([
  ["danger", 1],
  ["success", 0],
  ["info", 0],
  ["warning", 0],
] as const)("the tone %s interrupts screen readers %i times", async (tone, count) => {
  queue.show({ tone, message: "Meldung" });
  await expect.poll(() => region.element().textContent).toBe("Meldung");
  expect(region.element().querySelectorAll("[role=alert]")).toHaveLength(count);
});

test("the cross closes its toast and no other", async () => {
  queue.show(saved);
  queue.show({ tone: "info", message: "Später" });
  await expect.poll(() => region.element().textContent).toBe("GespeichertSpäter");
  const [first] = region.element().querySelectorAll<HTMLElement>("button[aria-label='Meldung schließen']");
  first?.click();
  await expect.poll(() => region.element().textContent).toBe("Später");
});

test("the action runs once and closes the toast", async () => {
  const onSelect = vi.fn();
  queue.show({ ...saved, action: { label: "Rückgängig machen", onSelect } });
  await expect.poll(() => region.element().querySelectorAll("button")).toHaveLength(2);
  region.element().querySelector<HTMLElement>("button")?.click();
  await expect.poll(() => region.element().textContent).toBe("");
  expect(onSelect).toHaveBeenCalledOnce();
});

const closeButton = () => region.element().querySelector<HTMLElement>("button");

test("a toast stays while the focus is in it and leaves five seconds after", async () => {
  queue.show(saved);
  await expect.poll(closeButton).not.toBeNull();
  closeButton()?.focus();
  vi.advanceTimersByTime(60_000);
  expect(queue.snapshot()).toHaveLength(1);
  closeButton()?.blur();
  vi.advanceTimersByTime(4_999);
  expect(queue.snapshot()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(queue.snapshot()).toHaveLength(0);
});

test("a toast stays while the pointer is over it", async () => {
  queue.show(saved);
  await expect.poll(closeButton).not.toBeNull();
  await userEvent.hover(closeButton() as HTMLElement);
  vi.advanceTimersByTime(60_000);
  expect(queue.snapshot()).toHaveLength(1);
  await userEvent.unhover(closeButton() as HTMLElement);
  vi.advanceTimersByTime(5_000);
  expect(queue.snapshot()).toHaveLength(0);
});

test("closing the toast under the pointer lets the others count on", async () => {
  queue.show(saved);
  queue.show({ tone: "info", message: "Später" });
  await expect.poll(() => region.element().querySelectorAll("button")).toHaveLength(2);
  queue.pause();
  closeButton()?.click();
  vi.advanceTimersByTime(5_000);
  expect(queue.snapshot()).toHaveLength(0);
});

test("useToasts shows a toast of the provider above it", async () => {
  function Save() {
    const toasts = useToasts();
    return (
      <button type="button" onClick={() => toasts.show(saved)}>
        Speichern
      </button>
    );
  }
  const screen = await render(
    <ToastProvider>
      <Save />
    </ToastProvider>,
  );
  (page.getByRole("button", { name: "Speichern" }).element() as HTMLElement).click();
  await expect.poll(() => screen.container.querySelector("section")?.textContent).toBe("Gespeichert");
});
