import type { ComponentProps } from "react";
import { Icon } from "../icons/icon.tsx";
import { chevronDown } from "../icons/icons.ts";
import { classNames } from "../styles/class-names.ts";
import control from "./control.module.css";
import { FieldFrame, type FieldProps, useField } from "./field.tsx";

type SelectProps = FieldProps &
  Omit<ComponentProps<"select">, "size"> & {
    size?: "xs" | "sm" | "md" | "lg" | "full" | undefined;
  };

/** A native select, so that phones show their own picker. Options are its children. */
export function Select({ label, help, error, optional, size = "full", id, className, children, ...rest }: SelectProps) {
  const wiring = useField({ help, error }, id, rest["aria-describedby"]);
  return (
    <FieldFrame label={label} help={help} error={error} optional={optional} wiring={wiring} size={size}>
      <div className={classNames(control.wrap, size !== "full" && control[size])}>
        <select {...rest} {...wiring.control} className={classNames(control.control, control.select, className)}>
          {children}
        </select>
        <Icon shape={chevronDown} className={control.chevron} />
      </div>
    </FieldFrame>
  );
}
