import { type ComponentProps, useId } from "react";
import { classNames } from "../styles/class-names.ts";
import { FieldError, FieldHelp, type FieldProps, OptionalMark } from "./field.tsx";
import styles from "./fieldset.module.css";

type FieldsetProps = Omit<FieldProps, "label"> &
  Omit<ComponentProps<"fieldset">, "aria-describedby"> & {
    legend: FieldProps["label"];
    /** heading: a part of a long form · label (default): looks like a field's label. */
    look?: "heading" | "label" | undefined;
    /** row: fields are side by side if there is room, for example street and house number. */
    layout?: "column" | "row" | undefined;
  };

/** Several controls for one question. Error and help belong to the whole question. */
export function Fieldset(props: FieldsetProps) {
  const { legend, look = "label", layout = "column", help, error, optional, children, className, ...rest } = props;
  const id = useId();
  const describedBy = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(" ") || undefined;
  return (
    <fieldset
      {...rest}
      className={classNames(styles.set, className)}
      aria-describedby={describedBy}
      data-wrong={error ? "" : undefined}
    >
      <legend className={look === "heading" ? styles.heading : styles.label}>
        {legend}
        {optional && <OptionalMark />}
      </legend>
      <div className={styles.notes}>
        <FieldHelp id={`${id}-help`} help={help} />
        <FieldError id={`${id}-error`} error={error} />
      </div>
      <div className={layout === "row" ? styles.row : styles.column}>{children}</div>
    </fieldset>
  );
}
