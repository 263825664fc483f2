import { type ComponentProps, type InputEvent, useState } from "react";
import { classNames } from "../styles/class-names.ts";
import control from "./control.module.css";
import { FieldFrame, type FieldProps, useField } from "./field.tsx";

type TextAreaProps = FieldProps &
  ComponentProps<"textarea"> & {
    /** Maximum number of characters. The field counts down but never cuts pasted text. */
    limit?: number | undefined;
  };

/** Several lines of text; the field grows with its text. */
export function TextArea({ label, help, error, optional, limit, id, className, onInput, ...rest }: TextAreaProps) {
  const [length, setLength] = useState(() => String(rest.value ?? rest.defaultValue ?? "").length);
  const countId = `${useField({}, id).controlId}-count`;
  const wiring = useField({ help, error }, id, limit ? countId : undefined);
  function handleInput(event: InputEvent<HTMLTextAreaElement>) {
    setLength(event.currentTarget.value.length);
    onInput?.(event);
  }
  const used = rest.value === undefined ? length : String(rest.value).length;
  return (
    <FieldFrame label={label} help={help} error={error} optional={optional} wiring={wiring}>
      <textarea
        rows={4}
        {...rest}
        {...wiring.control}
        className={classNames(control.control, control.area, className)}
        onInput={handleInput}
      />
      {limit !== undefined && (
        <p id={countId} className={classNames(control.count, used > limit && control.over)}>
          {remaining(used, limit)}
        </p>
      )}
    </FieldFrame>
  );
}

/** "Noch 12 Zeichen" or, beyond the limit, "3 Zeichen zu viel". */
export function remaining(used: number, limit: number): string {
  return used > limit
    ? `${(used - limit).toLocaleString("de")} Zeichen zu viel`
    : `Noch ${(limit - used).toLocaleString("de")} Zeichen`;
}
