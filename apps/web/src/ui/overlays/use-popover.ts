import { useEffect, useId, useRef, useState } from "react";

/**
 * A native popover below its trigger, or above if there is more room. The browser closes it on Esc and on a click
 * elsewhere, and restores the focus.
 */
export function usePopover(align: "start" | "end") {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  function place() {
    if (trigger.current && panel.current) placeAt(trigger.current, panel.current, align);
  }
  useEffect(() => {
    if (!open) return;
    const follow = () => trigger.current && panel.current && placeAt(trigger.current, panel.current, align);
    window.addEventListener("resize", follow);
    window.addEventListener("scroll", follow, { capture: true, passive: true });
    return () => {
      window.removeEventListener("resize", follow);
      window.removeEventListener("scroll", follow, { capture: true });
    };
  }, [open, align]);

  return {
    open,
    close: () => panel.current?.hidePopover(),
    // The browser itself tells screen readers whether the target of a trigger is open.
    triggerProps: { ref: trigger, popoverTarget: id, "aria-controls": id },
    panelProps: {
      ref: panel,
      id,
      popover: "auto" as const,
      onBeforeToggle(event: { newState: string }) {
        if (event.newState !== "open") return;
        // Safari gives a pressed button no focus, so the browser would not return it there.
        trigger.current?.focus({ preventScroll: true });
        place();
      },
      onToggle(event: { newState: string }) {
        // Again, because the panel has its width now.
        if (event.newState === "open") place();
        setOpen(event.newState === "open");
      },
    },
  };
}

const GAP_PX = 6;
const EDGE_PX = 8;
/** The minimum width of a panel, as in popover.module.css, before the browser has laid it out. */
const MIN_WIDTH_PX = 208;

function placeAt(trigger: HTMLElement, panel: HTMLElement, align: "start" | "end") {
  const box = trigger.getBoundingClientRect();
  // Not clientWidth: it includes an empty scrollbar gutter, and `right` is measured from before the gutter.
  const { offsetWidth: pageWidth, clientHeight } = document.documentElement;
  const below = clientHeight - box.bottom - GAP_PX - EDGE_PX;
  const above = box.top - GAP_PX - EDGE_PX;
  const goesUp = below < 240 && above > below;
  const px = (value: number) => `${Math.round(Math.max(EDGE_PX, value))}px`;
  panel.style.top = goesUp ? "auto" : px(box.bottom + GAP_PX);
  panel.style.bottom = goesUp ? px(clientHeight - box.top + GAP_PX) : "auto";
  const furthest = pageWidth - (panel.offsetWidth || MIN_WIDTH_PX) - EDGE_PX;
  panel.style.left = align === "start" ? px(Math.min(box.left, furthest)) : "auto";
  panel.style.right = align === "end" ? px(Math.min(pageWidth - box.right, furthest)) : "auto";
  panel.style.maxHeight = px(goesUp ? above : below);
}
