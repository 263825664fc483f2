import { type KeyboardEvent, useId, useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import control from "../../../ui/control.module.css";
import { FieldFrame, useField } from "../../../ui/field.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { close, plus } from "../../../ui/icons.ts";
import styles from "./specialties-field.module.css";

type SpecialtiesFieldProps = {
  value: readonly string[];
  onChange: (specialties: string[]) => void;
  /** Most entries of the list, and most characters of one. */
  limit: number;
  maxLength: number;
  error?: string | undefined;
  id?: string | undefined;
  disabled?: boolean | undefined;
};

/** Up to `limit` short words as a list: Enter or the button adds, the cross on each removes, focus never gets lost. */
export function SpecialtiesField({ value, onChange, limit, maxLength, error, id, disabled }: SpecialtiesFieldProps) {
  const [draft, setDraft] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const full = value.length >= limit;
  const help = full
    ? `Mehr als ${limit} sind nicht vorgesehen. Entfernen Sie einen, um einen anderen aufzunehmen.`
    : `Noch ${limit - value.length} von ${limit} frei, zum Beispiel „Dachsanierung“.`;
  const wiring = useField({ help, error }, id, value.length > 0 ? listId : undefined);

  function add() {
    const word = draft.trim().replace(/\s+/g, " ");
    if (word && !full && !value.some((known) => known.toLocaleLowerCase("de") === word.toLocaleLowerCase("de"))) {
      onChange([...value, word]);
    }
    setDraft("");
    input.current?.focus();
  }
  function remove(word: string) {
    onChange(value.filter((known) => known !== word));
    input.current?.focus();
  }
  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === "Enter" || (event.key === "," && draft.trim() !== "")) {
      event.preventDefault();
      add();
    } else if (event.key === "Backspace" && draft === "") {
      const last = value.at(-1);
      if (last !== undefined) remove(last);
    }
  }
  return (
    <FieldFrame label="Schwerpunkte" help={help} error={error} optional wiring={wiring}>
      {value.length > 0 && (
        <ul className={styles.chips} role="list" id={listId}>
          {value.map((word) => (
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
          value={draft}
          maxLength={maxLength}
          disabled={disabled}
          readOnly={full}
          enterKeyHint="done"
          onChange={(event) => setDraft(event.currentTarget.value)}
          onKeyDown={handleKeyDown}
          onBlur={() => draft.trim() !== "" && add()}
        />
        <Button icon={plus} onClick={add} disabled={disabled || full}>
          Hinzufügen
        </Button>
      </div>
    </FieldFrame>
  );
}
