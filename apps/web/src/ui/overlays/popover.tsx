import type { ReactNode } from "react";
import { type ButtonSize, type ButtonVariant, buttonClass } from "../actions/button.tsx";
import { Icon } from "../icons/icon.tsx";
import { chevronDown } from "../icons/icons.ts";
import { classNames } from "../styles/class-names.ts";
import styles from "./popover.module.css";
import { usePopover } from "./use-popover.ts";

type PopoverProps = {
  /** Content of the trigger button. */
  trigger: ReactNode;
  /** Accessible name of the trigger if its content is not enough. */
  label?: string | undefined;
  /** The panel; a function gets `close`, for links that leave the page. */
  children: ReactNode | ((close: () => void) => ReactNode);
  align?: "start" | "end" | undefined;
  disabled?: boolean | undefined;
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Replaces the look of the trigger. */
  className?: string | undefined;
};

/** A button that opens a small panel: links of the user, filters, explanations. A native popover. */
export function Popover(props: PopoverProps) {
  const { trigger, label, children, align = "start", disabled, variant = "quiet", size, className } = props;
  const popover = usePopover(align);
  return (
    <>
      <button
        type="button"
        {...popover.triggerProps}
        className={className ?? buttonClass({ variant, size })}
        aria-label={label}
        disabled={disabled}
      >
        {trigger}
        <Icon shape={chevronDown} size={1} className={classNames(styles.chevron, popover.open && styles.turned)} />
      </button>
      <div {...popover.panelProps} className={styles.panel}>
        {typeof children === "function" ? children(popover.close) : children}
      </div>
    </>
  );
}

/** The class of a link or button that fills a row of a popover: `<Link className={popoverItemClass}>`. */
export const popoverItemClass = styles.item ?? "";
