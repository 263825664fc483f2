import { type KeyboardEvent, useId, useRef } from "react";
import { Button } from "../../../../ui/actions/button.tsx";
import { ChipList } from "../../../../ui/fields/chip-list.tsx";
import control from "../../../../ui/fields/control.module.css";
import { FieldFrame, useField } from "../../../../ui/fields/field.tsx";
import { plus } from "../../../../ui/icons/icons.ts";
import { afterPointerUp } from "../../../../platform/forms/after-pointer-up.ts";
import styles from "./specialties-field.module.css";
import { addWords, type WordsDraft } from "../../word-list/add-words.ts";

type SpecialtiesFieldProps = {
  value: WordsDraft;
  onChange: (update: (value: WordsDraft) => WordsDraft) => void;
  /** Maximum number of specialties. */
  limit: number;
  maxLength: number;
  error?: string | undefined;
  id?: string | undefined;
  disabled?: boolean | undefined;
};

/**
 * A list of up to `limit` specialties. Enter or the button adds one, its cross removes it, and the focus stays in the
 * field.
 */
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
    ? `Höchstens ${limit} sind möglich. Entfernen Sie einen, um einen anderen aufzunehmen.`
    : `Noch ${limit - chosen.length} von ${limit} frei, zum Beispiel „Dachsanierung“.`;
  const wiring = useField({ help, error }, id, chosen.length > 0 ? listId : undefined);

  const add = () =>
    onChange(({ chosen: known, typed: text }) => addWords(known, text, { most: limit, characters: maxLength }).words);
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
        <ChipList
          id={listId}
          chips={chosen.map((text) => ({ key: text, text }))}
          onRemove={disabled ? undefined : ({ text }) => remove(text)}
        />
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
          onBlur={() => typed !== "" && afterPointerUp(add)}
        />
        <Button icon={plus} onClick={addNext} disabled={disabled || full}>
          Hinzufügen
        </Button>
      </div>
    </FieldFrame>
  );
}
