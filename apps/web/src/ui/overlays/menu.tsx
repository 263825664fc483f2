import { type KeyboardEvent, type ReactNode, useEffect } from "react";
import { type ButtonSize, type ButtonVariant, buttonClass } from "../actions/button.tsx";
import { Icon, type IconShape } from "../icons/icon.tsx";
import { chevronDown } from "../icons/icons.ts";
import { classNames } from "../styles/class-names.ts";
import styles from "./popover.module.css";
import { usePopover } from "./use-popover.ts";

/** One command of a menu. */
export type MenuItem = {
  label: string;
  onSelect: () => void;
  icon?: IconShape | undefined;
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
};

type MenuProps = {
  trigger: ReactNode;
  /** Accessible name of trigger and menu, e.g. "Aktionen für Malerbetrieb Sommer". */
  label: string;
  items: readonly MenuItem[];
  align?: "start" | "end" | undefined;
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Hide the arrow, for icon-only triggers. */
  bare?: boolean | undefined;
};

/** A list of commands behind a button, with the keys people expect: arrows, Home, End, first letters, Esc. For links use `Popover`. */
export function Menu({ trigger, label, items, align = "end", variant = "secondary", size, bare = false }: MenuProps) {
  const popover = usePopover(align);
  const { open, panel } = popover;
  useEffect(() => {
    if (open) menuItems(panel.current)[0]?.focus();
  }, [open, panel]);

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key === "Tab") return popover.close();
    const all = menuItems(panel.current);
    const next = nextIndex(
      event.key,
      all.map((item) => item.textContent ?? ""),
      all.indexOf(document.activeElement as HTMLElement),
    );
    if (next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  }
  function openByArrow(event: KeyboardEvent) {
    if (event.key !== "ArrowDown" || open) return;
    event.preventDefault();
    popover.show();
  }
  return (
    <>
      <button
        type="button"
        {...popover.triggerProps}
        className={buttonClass({ variant, size })}
        aria-label={label}
        aria-haspopup="menu"
        onKeyDown={openByArrow}
      >
        {trigger}
        {!bare && <Icon shape={chevronDown} size={1} className={classNames(styles.chevron, open && styles.turned)} />}
      </button>
      <div {...popover.panelProps} className={styles.panel} role="menu" aria-label={label} onKeyDown={handleKeyDown}>
        {items.map((item) => (
          <MenuRow key={item.label} item={item} onClose={popover.close} />
        ))}
      </div>
    </>
  );
}

function MenuRow({ item, onClose }: { item: MenuItem; onClose: () => void }) {
  function select() {
    if (item.disabled) return;
    onClose();
    item.onSelect();
  }
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={classNames(styles.item, item.danger && styles.danger)}
      aria-disabled={item.disabled}
      onClick={select}
    >
      {item.icon && <Icon shape={item.icon} />}
      {item.label}
    </button>
  );
}

function menuItems(panel: HTMLElement | null): HTMLElement[] {
  return panel ? [...panel.querySelectorAll<HTMLElement>('[role="menuitem"]')] : [];
}

/** Where a key leads in a list of labels from the current index; undefined if the key is none of the list's. */
export function nextIndex(key: string, labels: readonly string[], current: number): number | undefined {
  const { length } = labels;
  if (key === "ArrowDown") return (current + 1) % length;
  if (key === "ArrowUp") return (Math.max(current, 0) - 1 + length) % length;
  if (key === "Home") return 0;
  if (key === "End") return length - 1;
  if (key.length !== 1 || key === " ") return undefined;
  const letter = key.toLocaleLowerCase("de");
  const matches = (label: string) => label.trim().toLocaleLowerCase("de").startsWith(letter);
  const after = labels.findIndex((label, index) => index > current && matches(label));
  const found = after >= 0 ? after : labels.findIndex(matches);
  return found >= 0 ? found : undefined;
}
