import { type ReactNode, useId } from "react";
import { Icon } from "../icons/icon.tsx";
import { error as errorShape } from "../icons/icons.ts";
import styles from "./field.module.css";

/** What every field takes beside the attributes of its native control. */
export type FieldProps = {
  /** Above the control, always visible. */
  label: ReactNode;
  /** Below the control: format, reason, example. */
  help?: ReactNode;
  /** German sentence that says what to do; sets aria-invalid and is tied to the control. */
  error?: string | undefined;
  /** Adds "(optional)" to the label; required fields carry no mark. */
  optional?: boolean | undefined;
};

type FieldWiring = {
  controlId: string;
  helpId: string;
  errorId: string;
  /** Spread onto the native control. */
  control: { id: string; "aria-describedby": string | undefined; "aria-invalid": true | undefined };
};

/** Ids and ARIA attributes that tie a control to its label, help and error; `describedBy` adds further ids. */
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
  /** Lets a row of fields give short ones less room. */
  size?: string | undefined;
};

/** Label, control, error and help in their places; every field with one control is built on it. */
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

/** The sentence under a control that says what to put right. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={id} className={styles.error}>
      <Icon shape={errorShape} size={1.125} />
      <span>{error}</span>
    </p>
  );
}

/** The quiet sentence under a control. */
export function FieldHelp({ id, help }: { id: string; help: ReactNode }) {
  if (!help) return null;
  return (
    <div id={id} className={styles.help}>
      {help}
    </div>
  );
}
