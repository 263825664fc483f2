import type { KeyboardEvent, ReactNode, Ref } from "react";
import { Button } from "../../../ui/actions/button.tsx";
import { FieldFrame, useField } from "../../../ui/fields/field.tsx";
import { SuggestBox, type SuggestBoxProps, type SuggestItem } from "../../../ui/fields/suggest-box.tsx";
import { plus } from "../../../ui/icons/icons.ts";
import styles from "./list-field.module.css";

type ListFieldProps<Item extends SuggestItem> = Omit<SuggestBoxProps<Item>, "input"> & {
  id: string;
  label: string;
  help: string;
  error: string | undefined;
  /** Number of words on the list and the maximum: "7 von 20". */
  count: number;
  most: number;
  /** The result of the last attempt, "" for none. */
  note: string;
  input: Omit<SuggestBoxProps<Item>["input"], "id">;
  /** Backspace in the empty field. */
  onRemoveLast: () => void;
  /** Shows a button beside the field, for lists of free words. */
  onAdd?: (() => void) | undefined;
  inputRef: Ref<HTMLInputElement>;
  /** The list, below the field, so that it grows without moving the field. */
  children: ReactNode;
};

/** A list that people fill by typing with suggestions: field, count, message and list. */
export function ListField<Item extends SuggestItem>(props: ListFieldProps<Item>) {
  const { id, label, help, error, count, most, note, input, onRemoveLast, onAdd, inputRef, children, ...box } = props;
  const wiring = useField({ help, error }, id, `${id}-count`);
  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === "Backspace" && box.value === "" && !event.repeat) onRemoveLast();
    input.onKeyDown?.(event);
  }
  return (
    <div className={styles.field}>
      <FieldFrame label={label} help={help} error={error} optional wiring={wiring}>
        <div className={styles.adding}>
          <SuggestBox
            {...box}
            ref={inputRef}
            input={{ ...input, ...wiring.control, enterKeyHint: "done", onKeyDown: handleKeyDown }}
          />
          {onAdd && (
            <Button icon={plus} onClick={onAdd}>
              Hinzufügen
            </Button>
          )}
        </div>
      </FieldFrame>
      <div className={styles.below}>
        <p className={styles.count}>
          <span id={`${id}-count`} className="tabular">
            {count} von {most}
          </span>
        </p>
        <p role="status" className={styles.note}>
          {note}
        </p>
      </div>
      {children}
    </div>
  );
}
