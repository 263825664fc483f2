import { useLayoutEffect, useRef } from "react";
import { Form } from "../../../platform/forms/form.tsx";
import { formText } from "../../../platform/forms/form-text.ts";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { PrivacyNote } from "../../../platform/privacy/privacy-note.tsx";
import { Button } from "../../../ui/actions/button.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { type Asked, ASKED_FIELDS, startCheck, type StartedCheck } from "./public-check-store.ts";
import styles from "./business-form.module.css";

/** Longest value that the call accepts. */
const CHARACTERS = 200;

type BusinessFormProps = {
  asked: Asked;
  /** True if the form took the place of results: then its first field has the focus. */
  isNew: boolean;
  onStarted: (check: StartedCheck) => void;
};

/** Which business is checked: what portals show of it, as far as somebody wants to compare it. */
export function BusinessForm({ asked, isNew, onStarted }: BusinessFormProps) {
  const { errors, refusal, pending, submit } = useSubmission();
  const first = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (isNew) first.current?.focus();
  }, [isNew]);

  const field = (name: keyof Asked) => ({
    name,
    maxLength: CHARACTERS,
    defaultValue: asked[name],
    error: errors[name],
  });
  return (
    <Form
      refusal={refusal}
      onSubmit={(form) => {
        const typed = Object.fromEntries(ASKED_FIELDS.map((name) => [name, formText(form, name).trim()])) as Asked;
        void submit(form, async () => onStarted(await startCheck(typed)));
      }}
    >
      <TextField {...field("company")} ref={first} label="Firma" optional autoComplete="organization" />
      <div className={styles.pair}>
        <TextField {...field("street")} label="Straße" autoComplete="address-line1" />
        <TextField {...field("houseNumber")} label="Hausnummer" size="xs" />
      </div>
      <TextField
        {...field("zipCode")}
        label="Postleitzahl"
        help="Ohne sie finden die meisten Portale die Firma nicht."
        optional
        size="sm"
        inputMode="numeric"
        autoComplete="postal-code"
      />
      <TextField
        {...field("phone")}
        label="Telefon"
        help="Je mehr Sie angeben, desto mehr vergleichen wir."
        optional
        size="md"
        type="tel"
        autoComplete="tel"
      />
      <PrivacyNote of="listingCheck" />
      <Button type="submit" variant="primary" wide pending={pending}>
        Jetzt prüfen
      </Button>
    </Form>
  );
}
