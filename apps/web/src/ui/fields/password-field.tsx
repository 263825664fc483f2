import { type ComponentProps, useState } from "react";
import { IconButton } from "../actions/icon-button.tsx";
import { eye, eyeOff } from "../icons/icons.ts";
import { classNames } from "../styles/class-names.ts";
import control from "./control.module.css";
import { FieldFrame, type FieldProps, useField } from "./field.tsx";

type PasswordFieldProps = FieldProps &
  Omit<ComponentProps<"input">, "type" | "autoComplete"> & {
    /** Tells password managers whether to fill in or to propose a password. */
    autoComplete: "current-password" | "new-password";
  };

/** A password with a button that shows it. */
export function PasswordField({ label, help, error, optional, id, className, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const wiring = useField({ help, error }, id, rest["aria-describedby"]);
  return (
    <FieldFrame label={label} help={help} error={error} optional={optional} wiring={wiring}>
      <div className={control.wrap}>
        <input
          spellCheck={false}
          autoCapitalize="none"
          {...rest}
          {...wiring.control}
          type={shown ? "text" : "password"}
          className={classNames(control.control, className)}
        />
        <div className={control.trail}>
          <IconButton
            size="sm"
            shape={shown ? eyeOff : eye}
            label={shown ? "Passwort verbergen" : "Passwort anzeigen"}
            aria-controls={wiring.controlId}
            onClick={() => setShown(!shown)}
          />
        </div>
      </div>
      <span className="visually-hidden" role="status">
        {shown ? "Das Passwort ist sichtbar." : ""}
      </span>
    </FieldFrame>
  );
}
