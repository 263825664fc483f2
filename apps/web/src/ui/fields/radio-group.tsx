import { type ComponentProps, type ReactNode, type Ref, useId } from "react";
import { Choice } from "./checkbox.tsx";
import type { FieldProps } from "./field.tsx";
import { Fieldset } from "./fieldset.tsx";

/** One answer: `value` is sent, `label` is shown. */
export type RadioOption = { value: string; label: ReactNode; help?: ReactNode; disabled?: boolean };

type RadioGroupProps = FieldProps &
  Pick<ComponentProps<"input">, "onChange" | "onBlur" | "name"> & {
    options: readonly RadioOption[];
    /** Controlled value; omit it if you use `defaultValue`. */
    value?: string | undefined;
    defaultValue?: string | undefined;
    /** Id of the first radio, so that an error summary can lead there. */
    id?: string | undefined;
    ref?: Ref<HTMLInputElement>;
  };

/** One of a few answers, all visible. Use `Select` for more than seven. */
export function RadioGroup({
  label,
  help,
  error,
  optional,
  options,
  value,
  defaultValue,
  name,
  id,
  ...input
}: RadioGroupProps) {
  const generated = useId();
  return (
    <Fieldset legend={label} help={help} error={error} optional={optional}>
      {options.map((option, index) => (
        <Choice
          key={option.value}
          {...input}
          {...(value === undefined
            ? { defaultChecked: option.value === defaultValue }
            : { checked: option.value === value })}
          id={`${id ?? generated}${index === 0 ? "" : `-${index}`}`}
          type="radio"
          name={name ?? generated}
          value={option.value}
          label={option.label}
          help={option.help}
          disabled={option.disabled}
          aria-invalid={error ? true : undefined}
        />
      ))}
    </Fieldset>
  );
}
