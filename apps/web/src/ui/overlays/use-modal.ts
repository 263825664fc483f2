import { type KeyboardEvent, type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef } from "react";

type ModalOptions = {
  open: boolean;
  /** Called for Esc, the back gesture or a click beside the dialog. Set `open` to false to close it. */
  onClose: () => void;
  /** An action is running: nothing closes the dialog. */
  locked?: boolean;
};

/**
 * Opens and closes a native modal <dialog> by a boolean. The browser makes the page behind it inert and restores the
 * focus. The focus goes to the element with `data-autofocus`, otherwise to the title, so that screen readers announce
 * it.
 */
export function useModal({ open, onClose, locked = false }: ModalOptions) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    dialog.showModal();
    const target =
      dialog.querySelector<HTMLElement>("[data-autofocus]") ?? dialog.querySelector<HTMLElement>("h2[tabindex]");
    target?.focus();
    // The focus returns only if the dialog closes before React removes it.
    return () => dialog.close();
  }, [open]);

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
      // Chromium closes the dialog on a second Esc although cancel is prevented; preventing the key works.
      if (locked && event.key === "Escape") event.preventDefault();
    },
    onMouseDown(event: MouseEvent<HTMLDialogElement>) {
      if (event.target !== event.currentTarget || !isOutside(event)) return;
      // The press would move the focus to the page after closing has restored it.
      event.preventDefault();
      request();
    },
  };
}

/** The backdrop and its scrollbar belong to the dialog; a click on the scrollbar must not close it. */
function isOutside({ clientX, clientY, currentTarget }: MouseEvent<HTMLDialogElement>): boolean {
  const box = currentTarget.getBoundingClientRect();
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom;
}
