import { type ComponentProps, type ReactNode, useEffect, useImperativeHandle, useRef, useState } from "react";
import styles from "./form.module.css";
import { Refusal } from "./refusal.tsx";
import { ListedErrors } from "./listed-errors.tsx";

type FormProps = Omit<ComponentProps<"form">, "className" | "noValidate" | "onSubmit"> & {
  /** Why it was refused, if that belongs to none of its fields: `useSubmission`. */
  refusal?: string | null | undefined;
  /** Links below it. */
  refusalActions?: ReactNode;
  onSubmit: (form: HTMLFormElement) => unknown;
};

/**
 * Fields one below the other. The server checks them, and its messages stand above and at the fields. A message above
 * has the focus when it appears, because the button may be far below it. If the page moved the focus to a field, or
 * somebody types meanwhile, it stays there. Wrong fields that nobody sees at once are listed above.
 */
export function Form({ refusal, refusalActions, onSubmit, children, ref, ...rest }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  useImperativeHandle(ref, () => form.current as HTMLFormElement);
  const [wasSent, setWasSent] = useState(false);
  const submittedFrom = useRef<Element | null>(null);
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const focused = document.activeElement;
    if (refusal && (focused === document.body || focused === submittedFrom.current)) message.current?.focus();
  }, [refusal]);
  return (
    <form
      {...rest}
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setWasSent(true);
        submittedFrom.current = document.activeElement;
        event.currentTarget.addEventListener("input", () => (submittedFrom.current = null), { once: true });
        onSubmit(event.currentTarget);
      }}
    >
      <Refusal text={refusal} actions={refusalActions} ref={message} />
      {wasSent && <ListedErrors form={form} />}
      {children}
    </form>
  );
}
