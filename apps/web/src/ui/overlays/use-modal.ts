import { type KeyboardEvent, type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef } from "react";

type ModalOptions = {
  open: boolean;
  /** The person wants to leave: Esc, the back gesture or a click beside it. Set `open` to false to follow. */
  onClose: () => void;
  /** An action runs: every way out is shut. */
  locked?: boolean;
};

/**
 * Drives a native modal <dialog> from a boolean. The browser makes the page behind inert and gives the focus back.
 * Focus goes to the element with `data-autofocus`, otherwise to the title, so that it is read out.
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
    // closing before React removes it is what returns the focus to where it was
    return () => dialog.close();
  }, [open]);

  function request() {
    if (!locked) onClose();
  }
  return {
    ref,
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      // a file input inside sends a bubbling cancel event as well
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      request();
    },
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      // the event comes late: an effect that ran twice has opened the dialog again by then
      if (event.target === event.currentTarget && open && !event.currentTarget.open) request();
    },
    onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
      // Chromium lets a second Esc through a prevented cancel; the key itself can be stopped
      if (locked && event.key === "Escape") event.preventDefault();
    },
    onMouseDown(event: MouseEvent<HTMLDialogElement>) {
      if (event.target === event.currentTarget && isOutside(event)) request();
    },
  };
}

/** The backdrop belongs to the dialog, and so does its scrollbar, which must not close it. */
function isOutside({ clientX, clientY, currentTarget }: MouseEvent<HTMLDialogElement>): boolean {
  const box = currentTarget.getBoundingClientRect();
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom;
}
