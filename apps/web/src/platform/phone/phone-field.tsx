import { checkPhoneNumber } from "@portal/contract/entry/suggestions/calls";
import { type ComponentProps, useId, useRef } from "react";
import { TextField } from "../../ui/fields/text-field.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { info } from "../../ui/icons/icons.ts";
import { apiCall } from "../api/api-call.ts";
import { afterPointerUp } from "../forms/after-pointer-up.ts";
import { useSuggestions } from "../suggestions/use-suggestions.ts";
import styles from "./phone-field.module.css";

type PhoneFieldProps = Omit<ComponentProps<typeof TextField>, "value" | "onChange" | "onBlur" | "type" | "size"> & {
  value: string;
  /** Called with each typed text, and with the number in groups after the field lost the focus. */
  onType: (text: string) => void;
  /** Called when the field loses focus. */
  onLeave?: () => void;
};

/**
 * A phone number of a company's form. When a changed number loses the focus, the server puts it into groups and says
 * whether it can exist. The hint never prevents saving, and without an answer the number stays as it was typed.
 */
export function PhoneField({ id, value, onType, onLeave, ...field }: PhoneFieldProps) {
  const ownId = useId();
  const input = useRef<HTMLInputElement>(null);
  const isChanged = useRef(false);
  const isSent = useRef(false);
  const { items, ask, clear } = useSuggestions<string>(async (phone, signal) => {
    const { hint, grouped } = await apiCall(checkPhoneNumber, { body: { phone }, signal });
    // The hint moves what is below it, so it must not appear during a click.
    await new Promise<void>((resolve) => afterPointerUp(resolve));
    // A form that was sent in the meantime would have an unsaved change again.
    if (!signal.aborted && !isSent.current && input.current?.value === phone && grouped !== phone) onType(grouped);
    return hint === "" ? [] : [hint];
  });
  const hintId = `${id ?? ownId}-hint`;
  const hints = field.error === undefined ? items : [];

  function change(form: HTMLFormElement | null): void {
    // From the first change on, because Enter sends the form while the field has the focus.
    if (!isChanged.current || isSent.current)
      form?.addEventListener("submit", () => (isSent.current = true), { once: true });
    isSent.current = false;
    isChanged.current = true;
  }
  function leave(): void {
    onLeave?.();
    if (isChanged.current && !isSent.current) ask(value);
    isChanged.current = false;
  }
  return (
    <div className={styles.field}>
      <TextField
        {...field}
        id={id}
        ref={input}
        type="tel"
        size="md"
        value={value}
        aria-describedby={hints.length > 0 ? hintId : undefined}
        onChange={({ currentTarget }) => {
          change(currentTarget.form);
          clear();
          onType(currentTarget.value);
        }}
        onBlur={leave}
      />
      {/* Rendered before its text, so that screen readers announce the text when it appears. */}
      <div role="status" id={hintId}>
        {hints.map((hint) => (
          <p key={hint} className={styles.hint}>
            <Icon shape={info} size={1.125} />
            <span>{hint} Stimmt sie doch, lassen Sie sie so.</span>
          </p>
        ))}
      </div>
    </div>
  );
}
