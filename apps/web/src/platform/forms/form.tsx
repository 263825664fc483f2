import type { ComponentProps } from "react";
import styles from "./form.module.css";
import { Refusal } from "./refusal.tsx";

type FormProps = Omit<ComponentProps<"form">, "className" | "noValidate" | "onSubmit"> & {
  /** Why it was refused, if that belongs to none of its fields: `useSubmission`. */
  refusal?: string | null | undefined;
  onSubmit: (form: HTMLFormElement) => unknown;
};

/** Fields one below the other. The server checks them, and its messages stand above and at the fields. */
export const Form = ({ refusal, onSubmit, children, ...rest }: FormProps) => (
  <form
    {...rest}
    className={styles.form}
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit(event.currentTarget);
    }}
  >
    <Refusal text={refusal} />
    {children}
  </form>
);
