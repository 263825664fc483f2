import type { ComponentProps } from "react";
import { Icon, type IconShape } from "../icons/icon.tsx";
import { classNames } from "../styles/class-names.ts";
import styles from "./icon-button.module.css";

type IconButtonProps = Omit<ComponentProps<"button">, "children" | "aria-label"> & {
  shape: IconShape;
  /** What the button does, as a verb: its accessible name and its tooltip. */
  label: string;
  size?: "md" | "sm" | undefined;
};

/** A button that shows only an icon, for closing, removing and moving. Prefer `Button` if there is room for text. */
export function IconButton({ shape, label, size = "md", className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classNames(styles.button, size === "sm" && styles.sm, className)}
    >
      <Icon shape={shape} size={size === "sm" ? 1.125 : 1.375} />
    </button>
  );
}
