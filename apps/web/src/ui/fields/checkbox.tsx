import type { ComponentProps } from "react";
import { classNames } from "../styles/class-names.ts";
import styles from "./choice.module.css";
import { FieldError, FieldHelp, type FieldProps, OptionalMark, useField } from "./field.tsx";

export type CheckboxProps = FieldProps & Omit<ComponentProps<"input">, "type" | "role">;

/** A checkbox whose value takes effect when the form is saved. */
export function Checkbox(props: CheckboxProps) {
  return <Choice {...props} type="checkbox" />;
}

/** The row that checkbox, switch and radio share; pages use those components instead. */
export function Choice({ label, help, error, optional, id, className, ...rest }: FieldProps & ComponentProps<"input">) {
  const wiring = useField({ help, error }, id, rest["aria-describedby"]);
  return (
    <div className={classNames(styles.choice, className)}>
      <input {...rest} {...wiring.control} className={styles.input} />
      <label className={styles.label} htmlFor={wiring.controlId}>
        {label}
        {optional && <OptionalMark />}
      </label>
      {(help || error) && (
        <div className={styles.below}>
          <FieldError id={wiring.errorId} error={error} />
          <FieldHelp id={wiring.helpId} help={help} />
        </div>
      )}
    </div>
  );
}
