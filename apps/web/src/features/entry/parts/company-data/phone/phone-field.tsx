import { checkPhoneNumber } from "@portal/contract/entry/suggestions/calls";
import { type ComponentProps, useRef } from "react";
import { apiCall } from "../../../../../platform/api/api-call.ts";
import { useSuggestions } from "../../../../../platform/suggestions/use-suggestions.ts";
import { TextField } from "../../../../../ui/fields/text-field.tsx";
import { Icon } from "../../../../../ui/icons/icon.tsx";
import { info } from "../../../../../ui/icons/icons.ts";
import { afterPointerUp } from "../../../form-engine/after-pointer-up.ts";
import styles from "./phone-field.module.css";

/** The hint moves what is below it, so it must not appear during a click. */
async function loadHint(phone: string, signal: AbortSignal): Promise<readonly string[]> {
  const { hint } = await apiCall(checkPhoneNumber, { body: { phone }, signal });
  await new Promise<void>((resolve) => afterPointerUp(resolve));
  return hint === "" ? [] : [hint];
}

type PhoneFieldProps = Omit<ComponentProps<typeof TextField>, "id" | "value" | "onChange" | "onBlur"> & {
  id: string;
  value: string;
  onType: (text: string) => void;
  /** Called when the field loses focus. */
  onLeave: () => void;
};

/**
 * A phone number. When a changed number loses the focus, the server says whether it can exist; the hint never prevents
 * saving, and without an answer there is none.
 */
export function PhoneField({ id, value, onType, onLeave, ...field }: PhoneFieldProps) {
  const { items, ask, clear } = useSuggestions<string>(loadHint);
  const isChanged = useRef(false);
  const hintId = `${id}-hint`;
  const hints = field.error === undefined ? items : [];
  return (
    <div className={styles.field}>
      <TextField
        {...field}
        id={id}
        type="tel"
        size="md"
        optional
        value={value}
        aria-describedby={hints.length > 0 ? hintId : undefined}
        onChange={({ currentTarget }) => {
          isChanged.current = true;
          clear();
          onType(currentTarget.value);
        }}
        onBlur={() => {
          onLeave();
          if (isChanged.current) ask(value);
          isChanged.current = false;
        }}
      />
      {/* Rendered before its text, so that screen readers announce the text when it appears. */}
      <div role="status" id={hintId}>
        {hints.map((hint) => (
          <p key={hint} className={styles.hint}>
            <Icon shape={info} size={1.125} />
            <span>{hint} Sie können trotzdem speichern.</span>
          </p>
        ))}
      </div>
    </div>
  );
}
