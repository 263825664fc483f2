import { type ReactNode, useId } from "react";
import { Icon } from "../icons/icon.tsx";
import { error as errorShape } from "../icons/icons.ts";
import styles from "./field.module.css";

/** Props of every field, beside the attributes of its native control. */
export type FieldProps = {
  /** Above the control, always visible. */
  label: ReactNode;
  /** Below the control: format, reason, example. */
  help?: ReactNode;
  /** German message that says what to do; sets aria-invalid and describes the control. */
  error?: string | undefined;
  /** Adds "(optional)" to the label; required fields have no mark. */
  optional?: boolean | undefined;
};

type FieldWiring = {
  controlId: string;
  helpId: string;
  errorId: string;
  /** Spread onto the native control. */
  control: { id: string; "aria-describedby": string | undefined; "aria-invalid": true | undefined };
};

/** Ids and ARIA attributes that connect a control with its label, help and error; `describedBy` adds further ids. */
export function useField(field: Pick<FieldProps, "help" | "error">, id?: string, describedBy?: string): FieldWiring {
  const generated = useId();
  const controlId = id ?? generated;
  const helpId = `${controlId}-help`;
  const errorId = `${controlId}-error`;
  const ids = [field.error && errorId, field.help && helpId, describedBy].filter(Boolean).join(" ");
  return {
    controlId,
    helpId,
    errorId,
    control: { id: controlId, "aria-describedby": ids || undefined, "aria-invalid": field.error ? true : undefined },
  };
}

type FieldFrameProps = FieldProps & {
  wiring: FieldWiring;
  children: ReactNode;
  /** Lets a row of fields give short fields less room. */
  size?: string | undefined;
};

/** Label, control, error and help of a field with one control. */
export function FieldFrame({ label, help, error, optional, wiring, size, children }: FieldFrameProps) {
  return (
    <div className={styles.field} data-size={size}>
      <label className={styles.label} htmlFor={wiring.controlId}>
        {label}
        {optional && <OptionalMark />}
      </label>
      {children}
      <FieldError id={wiring.errorId} error={error} />
      <FieldHelp id={wiring.helpId} help={help} />
    </div>
  );
}

/** The mark of fields that may stay empty. */
export function OptionalMark() {
  return <span className={styles.optional}> (optional)</span>;
}

/** The error message below a control. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={id} className={styles.error}>
      <Icon shape={errorShape} size={1.125} />
      <span>{error}</span>
    </p>
  );
}

/** The help text below a control. */
export function FieldHelp({ id, help }: { id: string; help: ReactNode }) {
  if (!help) return null;
  return (
    <div id={id} className={styles.help}>
      {help}
    </div>
  );
}
