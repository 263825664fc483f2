import { type MouseEvent, type Ref, useId } from "react";
import { Icon } from "../icons/icon.tsx";
import { error as errorShape } from "../icons/icons.ts";
import styles from "./form-errors.module.css";

/** One thing to put right; `fieldId` is the id of its control, absent where it belongs to no field. */
export type FormError = { message: string; fieldId?: string | undefined };

type FormErrorsProps = {
  errors: readonly FormError[];
  /** For moving the focus here after a failed save: `ref.current?.focus()`. */
  ref?: Ref<HTMLDivElement>;
};

/** The summary on top of a form that could not be saved: each line leads to its field. Nothing to say: renders nothing. */
export function FormErrors({ errors, ref }: FormErrorsProps) {
  const titleId = useId();
  if (errors.length === 0) return null;
  return (
    <div ref={ref} className={styles.box} role="alert" aria-labelledby={titleId} tabIndex={-1}>
      <Icon shape={errorShape} size={1.5} className={styles.icon} />
      <div>
        <p id={titleId} className={styles.title}>
          {errors.length === 1 ? "Bitte prüfen Sie eine Angabe" : `Bitte prüfen Sie ${errors.length} Angaben`}
        </p>
        <ul className={styles.list} role="list">
          {errors.map((item) => (
            <li key={`${item.fieldId}:${item.message}`}>
              {item.fieldId ? (
                <a href={`#${item.fieldId}`} onClick={focusTarget}>
                  {item.message}
                </a>
              ) : (
                item.message
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Focuses the field without putting its id into the address, which belongs to the router. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>) {
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  if (!target) return;
  event.preventDefault();
  target.focus();
  target.scrollIntoView({ block: "center" });
}
