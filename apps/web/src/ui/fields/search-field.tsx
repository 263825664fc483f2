import type { ComponentProps } from "react";
import { Icon } from "../icons/icon.tsx";
import { search } from "../icons/icons.ts";
import { classNames } from "../styles/class-names.ts";
import control from "./control.module.css";
import { useField } from "./field.tsx";

type SearchFieldProps = Omit<ComponentProps<"input">, "type" | "size"> & {
  /** Accessible name; hidden if the magnifier is enough. */
  label: string;
  labelHidden?: boolean | undefined;
};

/** A search field for a list; Esc clears it. */
export function SearchField({ label, labelHidden = true, id, className, ...rest }: SearchFieldProps) {
  const { controlId } = useField({}, id);
  return (
    <div className={className}>
      <label className={labelHidden ? "visually-hidden" : undefined} htmlFor={controlId}>
        {label}
      </label>
      <div className={control.wrap}>
        <Icon shape={search} className={control.lead} />
        <input
          autoComplete="off"
          placeholder={labelHidden ? label : undefined}
          {...rest}
          id={controlId}
          type="search"
          className={classNames(control.control)}
        />
      </div>
    </div>
  );
}
