import type { ComponentProps, MouseEvent } from "react";
import { useHydrated } from "../hydration/use-browser-fact.ts";
import { Icon, type IconShape } from "../icons/icon.tsx";
import { classNames } from "../styles/class-names.ts";
import styles from "./button.module.css";

/** primary: the one main action of a page or dialog · secondary: the others · quiet: in lists and bars · danger: deletes. */
export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";
export type ButtonSize = "md" | "sm";
type ButtonLook = { variant?: ButtonVariant | undefined; size?: ButtonSize | undefined; wide?: boolean | undefined };

/** The look of a button for links: `<Link className={buttonClass({ variant: "primary" })}>`. */
export function buttonClass({ variant = "secondary", size = "md", wide = false }: ButtonLook = {}): string {
  return classNames(styles.button, styles[variant], size === "sm" && styles.sm, wide && styles.wide);
}

export type ButtonProps = ComponentProps<"button"> &
  ButtonLook & {
    /** Icon before the label. */
    icon?: IconShape | undefined;
    /** Icon after the label, for "weiter" and menus. */
    iconEnd?: IconShape | undefined;
    /**
     * The action is running: shows a spinner and ignores clicks, but stays focusable, so that the focus is not lost.
     */
    pending?: boolean | undefined;
  };

/**
 * A button with a verb as its label. `type` defaults to "button". One that submits a form is disabled until the page's
 * script runs: the browser would put what was typed into the address, passwords too. With `formMethod="get"` that is
 * what the form is for.
 */
export function Button(props: ButtonProps) {
  const { variant, size, wide, icon, iconEnd, pending = false, className, children, onClick, ...rest } = props;
  const starts = !useHydrated() && rest.type === "submit" && rest.formMethod !== "get";
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (pending) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      type="button"
      {...rest}
      disabled={starts || rest.disabled}
      data-starts={starts || undefined}
      className={classNames(buttonClass({ variant, size, wide }), pending && styles.pending, className)}
      aria-disabled={pending || rest["aria-disabled"]}
      aria-busy={pending || undefined}
      onClick={handleClick}
    >
      {pending && <span className={styles.spinner} aria-hidden="true" />}
      {icon && <Icon shape={icon} className={styles.icon} />}
      <span className={styles.label}>{children}</span>
      {iconEnd && <Icon shape={iconEnd} className={styles.icon} />}
    </button>
  );
}
