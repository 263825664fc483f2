import { type FormEvent, useId, useRef, useState } from "react";
import { useNewPasswordOffer } from "../../../platform/passwords/new-password-offer.tsx";
import { logIn } from "../../../platform/session/session-store.ts";
import { keepTypedLogin, typedLogin } from "../../../platform/session/typed-login.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { PasswordField } from "../../../ui/fields/password-field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import styles from "./login-form.module.css";
import { checkCredentials, type CredentialErrors, explainRefusal } from "./login-problems.ts";

type LoginFormProps = {
  /** Prefills the login name when somebody logs in again in place. */
  login?: string | undefined;
  /** Default "Anmelden". */
  submitLabel?: string;
  /** Set where somebody logs in again in place and must not leave. */
  onDone?: () => void;
};

/** Login name, password and "Angemeldet bleiben". After success the session's state moves the portal on. */
export function LoginForm({ login = typedLogin(), submitLabel = "Anmelden", onDone }: LoginFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const [errors, setErrors] = useState<CredentialErrors>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const newPassword = useNewPasswordOffer();

  const focus = (name: keyof CredentialErrors) =>
    form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const data = new FormData(event.currentTarget);
    const credentials = {
      login: textOf(data, "login"),
      password: textOf(data, "password"),
      remember: data.has("remember"),
    };
    const wrong = checkCredentials(credentials);
    setErrors(wrong);
    setRefusal(null);
    const first = wrong.login ? "login" : wrong.password ? "password" : null;
    if (first) return focus(first);
    setPending(true);
    try {
      await logIn(credentials);
      onDone?.();
    } catch (error) {
      setRefusal(explainRefusal(error));
      setPending(false);
      if (newPassword.notice(error)) focus("password");
    }
  }
  const forget = (name: keyof CredentialErrors) => () =>
    setErrors((now) => (now[name] ? { ...now, [name]: undefined } : now));

  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {refusal && (
        <div id={`${id}-refusal`}>
          <Alert tone="danger" announce actions={onDone === undefined && newPassword.offer}>
            {refusal}
          </Alert>
        </div>
      )}
      <TextField
        label="Anmeldename"
        help="Meist Ihre E-Mail-Adresse"
        name="login"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={login}
        error={errors.login}
        onInput={({ currentTarget }) => {
          keepTypedLogin(currentTarget.value);
          forget("login")();
        }}
      />
      <PasswordField
        label="Passwort"
        name="password"
        autoComplete="current-password"
        error={errors.password}
        onInput={forget("password")}
        aria-describedby={refusal ? `${id}-refusal` : undefined}
      />
      <Checkbox label="Angemeldet bleiben" help="Nur auf Ihrem eigenen Gerät" name="remember" />
      <Button type="submit" variant="primary" wide pending={pending}>
        {submitLabel}
      </Button>
    </form>
  );
}

const textOf = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === "string" ? value : "";
};
