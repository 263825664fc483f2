import { type KeyboardEvent, useId, useRef } from "react";
import { Button } from "../../../../ui/actions/button.tsx";
import { IconButton } from "../../../../ui/actions/icon-button.tsx";
import control from "../../../../ui/fields/control.module.css";
import { FieldFrame, useField } from "../../../../ui/fields/field.tsx";
import { close, plus } from "../../../../ui/icons/icons.ts";
import { afterPress } from "../../form-engine/after-press.ts";
import styles from "./specialties-field.module.css";
import { allSpecialties, type SpecialtiesDraft } from "./specialties.ts";

type SpecialtiesFieldProps = {
  value: SpecialtiesDraft;
  onChange: (update: (value: SpecialtiesDraft) => SpecialtiesDraft) => void;
  /** Most entries of the list, and most characters of one. */
  limit: number;
  maxLength: number;
  error?: string | undefined;
  id?: string | undefined;
  disabled?: boolean | undefined;
};

/** Up to `limit` short words as a list: Enter or the button adds, the cross on each removes, focus never gets lost. */
export function SpecialtiesField({
  value: { chosen, typed },
  onChange,
  limit,
  maxLength,
  error,
  id,
  disabled,
}: SpecialtiesFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const full = chosen.length >= limit;
  const help = full
    ? `Mehr als ${limit} sind nicht vorgesehen. Entfernen Sie einen, um einen anderen aufzunehmen.`
    : `Noch ${limit - chosen.length} von ${limit} frei, zum Beispiel „Dachsanierung“.`;
  const wiring = useField({ help, error }, id, chosen.length > 0 ? listId : undefined);

  const add = () => onChange((value) => ({ chosen: allSpecialties(value), typed: "" }));
  function addNext() {
    add();
    input.current?.focus();
  }
  function remove(word: string) {
    onChange((value) => ({ ...value, chosen: value.chosen.filter((known) => known !== word) }));
    input.current?.focus();
  }
  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === "Enter" || (event.key === "," && typed.trim() !== "")) {
      event.preventDefault();
      addNext();
    } else if (event.key === "Backspace" && typed === "") {
      const last = chosen.at(-1);
      if (last !== undefined) remove(last);
    }
  }
  return (
    <FieldFrame label="Schwerpunkte" help={help} error={error} optional wiring={wiring}>
      {chosen.length > 0 && (
        <ul className={styles.chips} role="list" id={listId}>
          {chosen.map((word) => (
            <li key={word} className={styles.chip}>
              <span>{word}</span>
              <IconButton
                size="sm"
                shape={close}
                label={`${word} entfernen`}
                disabled={disabled}
                onClick={() => remove(word)}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.adding}>
        <input
          {...wiring.control}
          ref={input}
          type="text"
          className={control.control}
          value={typed}
          maxLength={maxLength}
          disabled={disabled}
          readOnly={full}
          enterKeyHint="done"
          onChange={({ currentTarget }) => onChange((value) => ({ ...value, typed: currentTarget.value }))}
          onKeyDown={handleKeyDown}
          onBlur={() => typed !== "" && afterPress(add)}
        />
        <Button icon={plus} onClick={addNext} disabled={disabled || full}>
          Hinzufügen
        </Button>
      </div>
    </FieldFrame>
  );
}
