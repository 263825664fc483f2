import { type ClipboardEvent, useRef } from "react";
import { Button } from "../../../../ui/actions/button.tsx";
import { IconButton } from "../../../../ui/actions/icon-button.tsx";
import control from "../../../../ui/fields/control.module.css";
import { FieldError } from "../../../../ui/fields/field.tsx";
import { Fieldset } from "../../../../ui/fields/fieldset.tsx";
import { plus, trash } from "../../../../ui/icons/icons.ts";
import type { FieldErrors } from "../../form-engine/part-definition.ts";
import styles from "./lines-field.module.css";
import { filledIndex, withPastedLines } from "./lines.ts";

type LinesFieldProps = {
  legend: string;
  /** Name of one line for its label: "Person". */
  item: string;
  addLabel: string;
  help?: string | undefined;
  lines: readonly string[];
  onChange: (lines: string[]) => void;
  /** Called when the focus leaves the list. */
  onLeave: () => void;
  /** Maximum number of lines, and of characters per line. */
  most: number;
  maxLength: number;
  errors: FieldErrors;
  /** Path of the list in the call's body, which leaves out empty lines: `directors`. */
  path: string;
  id: string;
};

/** A short list of names with one input per line. Empty lines do not count, and pasted lines become inputs. */
export function LinesField(props: LinesFieldProps) {
  const { legend, item, addLabel, help, lines, onChange, onLeave, most, maxLength, errors, path, id } = props;
  const list = useRef<HTMLUListElement>(null);
  const shown = lines.length === 0 ? [""] : lines;
  /** After the next paint, because the row must be added or removed first. */
  const focusLater = (index: number) =>
    requestAnimationFrame(() => list.current?.querySelectorAll<HTMLInputElement>("input")[index]?.focus());

  function remove(index: number) {
    onChange(shown.filter((_, at) => at !== index));
    focusLater(Math.max(0, index - 1));
  }
  function paste(event: ClipboardEvent<HTMLInputElement>, index: number) {
    const pasted = withPastedLines(shown, index, event.clipboardData.getData("text"), most);
    if (pasted === null) return;
    event.preventDefault();
    onChange(pasted);
  }
  const errorOf = (index: number): string | undefined => errors[`${path}.${filledIndex(shown, index)}`];
  return (
    <Fieldset legend={legend} help={help} error={errors[path]} optional id={id} tabIndex={-1}>
      <ul
        ref={list}
        className={styles.lines}
        role="list"
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) onLeave();
        }}
      >
        {shown.map((line, index) => (
          <li key={index}>
            <div className={styles.line}>
              <input
                type="text"
                aria-label={`${item} ${index + 1}`}
                aria-invalid={errorOf(index) ? true : undefined}
                aria-describedby={errorOf(index) ? `${id}-${index}-error` : undefined}
                autoComplete="off"
                className={control.control}
                maxLength={maxLength}
                value={line}
                onPaste={(event) => paste(event, index)}
                onChange={({ currentTarget: { value } }) =>
                  onChange(shown.map((other, at) => (at === index ? value : other)))
                }
              />
              {(shown.length > 1 || line !== "") && (
                <IconButton shape={trash} label={`${item} ${index + 1} entfernen`} onClick={() => remove(index)} />
              )}
            </div>
            <FieldError id={`${id}-${index}-error`} error={errorOf(index)} />
          </li>
        ))}
      </ul>
      {shown.length < most && (
        <div>
          <Button
            size="sm"
            icon={plus}
            onClick={() => {
              onChange([...shown, ""]);
              focusLater(shown.length);
            }}
          >
            {addLabel}
          </Button>
        </div>
      )}
    </Fieldset>
  );
}
