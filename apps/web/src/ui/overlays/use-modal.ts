import { type KeyboardEvent, type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef } from "react";

type ModalOptions = {
  open: boolean;
  /** Called for Esc, the back gesture or a click beside the dialog. Set `open` to false to close it. */
  onClose: () => void;
  /** An action is running: nothing closes the dialog. */
  locked?: boolean;
};

/**
 * The control that was pressed last, unless the focus has moved since. Safari gives a pressed button no focus, so it
 * would not get it back either when the dialog closes.
 */
let pressed: HTMLElement | null = null;
document.addEventListener(
  "click",
  ({ target }) => void (pressed = target instanceof Element ? target.closest<HTMLElement>("button, a[href]") : null),
  true,
);
document.addEventListener("focusin", () => void (pressed = null), true);

/**
 * Opens and closes a native modal <dialog> by a boolean. The browser makes the page behind it inert and restores the
 * focus. The focus goes to the element with `data-autofocus`, otherwise to the title, so that screen readers announce
 * it.
 */
export function useModal({ open, onClose, locked = false }: ModalOptions) {
  const ref = useRef<HTMLDialogElement>(null);
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    // Not in a cleanup: React runs it before it restores the focus, and would return it to a dialog that still fades.
    if (open) opener.current = show(dialog);
    else close(dialog, opener.current);
  }, [open]);
  useLayoutEffect(() => {
    const dialog = ref.current;
    // The focus returns only if the dialog closes before React removes it.
    return () => close(dialog, opener.current);
  }, []);

  function request() {
    if (!locked) onClose();
  }
  return {
    ref,
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      // A file input inside the dialog also sends a bubbling cancel event.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      request();
    },
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      // The event arrives late: an effect that ran twice may have opened the dialog again.
      if (event.target === event.currentTarget && open && !event.currentTarget.open) request();
    },
    onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      // In WebKit one Esc would close a popover and the dialog around it.
      const popover = event.currentTarget.querySelector<HTMLElement>(":popover-open");
      popover?.hidePopover();
      // Chromium closes the dialog on a second Esc although cancel is prevented; preventing the key works.
      if (locked || popover) event.preventDefault();
    },
    onMouseDown(event: MouseEvent<HTMLDialogElement>) {
      if (event.target !== event.currentTarget || !isOutside(event)) return;
      // The press would move the focus to the page after closing has restored it.
      event.preventDefault();
      request();
    },
  };
}

/** @returns the element that gets the focus back */
function show(dialog: HTMLDialogElement): Element | null {
  if (pressed?.isConnected) pressed.focus({ preventScroll: true });
  const opener = document.activeElement;
  dialog.showModal();
  const target =
    dialog.querySelector<HTMLElement>("[data-autofocus]") ?? dialog.querySelector<HTMLElement>("h2[tabindex]");
  target?.focus();
  return opener;
}

function close(dialog: HTMLDialogElement | null, opener: Element | null): void {
  if (!dialog?.open) return;
  dialog.close();
  // While React removes the dialog, WebKit may still take the page for covered and refuse to return the focus.
  queueMicrotask(() => {
    if (document.activeElement === document.body && opener instanceof HTMLElement)
      opener.focus({ preventScroll: true });
  });
}

/** The backdrop and its scrollbar belong to the dialog; a click on the scrollbar must not close it. */
function isOutside({ clientX, clientY, currentTarget }: MouseEvent<HTMLDialogElement>): boolean {
  const box = currentTarget.getBoundingClientRect();
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom;
}
