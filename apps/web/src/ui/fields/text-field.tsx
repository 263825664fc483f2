import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../styles/class-names.ts";
import control from "./control.module.css";
import { FieldFrame, type FieldProps, useField } from "./field.tsx";

type TextFieldProps = FieldProps &
  Omit<ComponentProps<"input">, "size" | "prefix"> & {
    /** Width for the expected length: xs house number, sm zip code, md phone, full (default). */
    size?: "xs" | "sm" | "md" | "full" | undefined;
    /** Short text before or after the input, for example "www." or "Uhr"; repeat it in the label. */
    prefix?: ReactNode;
    suffix?: ReactNode;
  };

/** One line of text on a native input, which gets all other attributes and `ref`. */
export function TextField(props: TextFieldProps) {
  const { label, help, error, optional, size = "full", prefix, suffix, id, className, ...rest } = props;
  const wiring = useField({ help, error }, id, rest["aria-describedby"]);
  const input = (
    <input
      type="text"
      {...rest}
      {...wiring.control}
      className={classNames(control.control, size !== "full" && control[size], className)}
    />
  );
  return (
    <FieldFrame label={label} help={help} error={error} optional={optional} wiring={wiring} size={size}>
      {prefix || suffix ? (
        <div className={control.affixed}>
          {prefix && <span className={control.affix}>{prefix}</span>}
          {input}
          {suffix && <span className={control.affix}>{suffix}</span>}
        </div>
      ) : (
        input
      )}
    </FieldFrame>
  );
}
