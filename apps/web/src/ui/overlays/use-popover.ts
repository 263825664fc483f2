import { useEffect, useId, useRef, useState } from "react";

/**
 * A native popover placed at its trigger: below it, or above where there is more room.
 * The browser closes it on Esc and on a click elsewhere, and gives the focus back.
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
    panel,
    trigger,
    close: () => panel.current?.hidePopover(),
    show: () => panel.current?.showPopover(),
    triggerProps: { ref: trigger, popoverTarget: id, "aria-expanded": open, "aria-controls": id },
    panelProps: {
      ref: panel,
      id,
      popover: "auto" as const,
      onBeforeToggle(event: { newState: string }) {
        if (event.newState === "open") place();
      },
      onToggle(event: { newState: string }) {
        // once more, now that the panel has a width
        if (event.newState === "open") place();
        setOpen(event.newState === "open");
      },
    },
  };
}

const GAP_PX = 6;
const EDGE_PX = 8;
/** As popover.module.css: what a panel is at least, before the browser has laid it out. */
const MIN_WIDTH_PX = 208;

function placeAt(trigger: HTMLElement, panel: HTMLElement, align: "start" | "end") {
  const box = trigger.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const below = clientHeight - box.bottom - GAP_PX - EDGE_PX;
  const above = box.top - GAP_PX - EDGE_PX;
  const goesUp = below < 240 && above > below;
  const px = (value: number) => `${Math.round(Math.max(EDGE_PX, value))}px`;
  panel.style.top = goesUp ? "auto" : px(box.bottom + GAP_PX);
  panel.style.bottom = goesUp ? px(clientHeight - box.top + GAP_PX) : "auto";
  const furthest = clientWidth - (panel.offsetWidth || MIN_WIDTH_PX) - EDGE_PX;
  panel.style.left = align === "start" ? px(Math.min(box.left, furthest)) : "auto";
  panel.style.right = align === "end" ? px(Math.min(clientWidth - box.right, furthest)) : "auto";
  panel.style.maxHeight = px(goesUp ? above : below);
}
