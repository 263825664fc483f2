import { SUPPORT_REASON_MAX_CHARACTERS, loginCuca } from "@portal/contract/auth/support/calls";
import { type FormEvent, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { ApiProblem } from "../../../platform/api/api-problem.ts";
import { apiCall } from "../../../platform/api/api-call.ts";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { completeLogin } from "../../../platform/session/session-store.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { PasswordField } from "../../../ui/fields/password-field.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import styles from "../components/login-form.module.css";
import { explainRefusal } from "../components/login-problems.ts";
import {
  checkSupportLogin,
  readCompanyId,
  refusedFields,
  SUPPORT_FIELDS,
  type SupportErrors,
  type SupportField,
  type TypedSupportLogin,
} from "./support-login-problems.ts";

type SupportLoginFormProps = {
  /** Prefills the company that the address or an expired session names. */
  companyId?: string | undefined;
  submitLabel?: string;
};

/** Login name, password, company and reason of an agent. After success the session's state moves the portal on. */
export function SupportLoginForm({ companyId = "", submitLabel = "Für diese Firma anmelden" }: SupportLoginFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const [errors, setErrors] = useState<SupportErrors>({});
  const [refusal, setRefusal] = useState<Refused | null>(null);
  const [pending, setPending] = useState(false);

  const [asksCode, setAsksCode] = useState(false);

  function show(wrong: SupportErrors): boolean {
    // Synchronous, because the next lines focus a field that this may add.
    flushSync(() => {
      setErrors(wrong);
      if (wrong.secondFactor) setAsksCode(true);
    });
    const first = SUPPORT_FIELDS.find((name) => wrong[name]);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    return first !== undefined;
  }
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const typed = typedIn(new FormData(event.currentTarget));
    setRefusal(null);
    const company = readCompanyId(typed.companyId);
    if (show(checkSupportLogin(typed)) || company === null) return;
    setPending(true);
    try {
      const { secondFactor, ...credentials } = typed;
      const code = secondFactor === "" ? {} : { secondFactor };
      const body = { ...credentials, ...code, companyId: company };
      completeLogin((await apiCall(loginCuca, { body, recoverSession: false })).user);
    } catch (error) {
      setPending(false);
      if (!show(refusedFields(error))) setRefusal(refusalOf(error));
    }
  }
  const forget = (name: SupportField) => ({
    name,
    error: errors[name],
    onInput: () => setErrors((now) => (now[name] ? { ...now, [name]: undefined } : now)),
  });

  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {refusal && (
        <div id={`${id}-refusal`}>
          <Alert tone="danger" announce>
            {refusal.text}
            {refusal.needsSetUp && (
              <>
                {" "}
                <PageLink to="login">Anmelden und einrichten</PageLink>
              </>
            )}
          </Alert>
        </div>
      )}
      <TextField
        {...forget("login")}
        label="Anmeldename"
        help="Ihr eigener, nicht der des Kunden"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField {...forget("password")} label="Passwort" autoComplete="current-password" />
      {asksCode && (
        <TextField
          {...forget("secondFactor")}
          label="Code aus Ihrer App"
          help="Oder einer Ihrer Ersatzcodes"
          autoComplete="one-time-code"
        />
      )}
      <TextField
        {...forget("companyId")}
        label="Firmennummer"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={companyId}
      />
      <TextArea
        {...forget("reason")}
        label="Grund"
        help="Die Firma kann ihn lesen, zum Beispiel: Rückruf wegen der Öffnungszeiten"
        rows={2}
        limit={SUPPORT_REASON_MAX_CHARACTERS}
      />
      <Button type="submit" variant="primary" wide pending={pending}>
        {submitLabel}
      </Button>
    </form>
  );
}

/** `needsSetUp`: the agent has to set up a second factor first, which the normal login leads to. */
type Refused = { text: string; needsSetUp: boolean };

const refusalOf = (error: unknown): Refused => ({
  text: explainRefusal(error),
  needsSetUp: error instanceof ApiProblem && error.has("auth.second_factor_missing"),
});

const typedIn = (data: FormData): TypedSupportLogin => {
  const textOf = (name: SupportField): string => {
    const value = data.get(name);
    return typeof value === "string" ? value : "";
  };
  return {
    login: textOf("login"),
    password: textOf("password"),
    secondFactor: textOf("secondFactor").trim(),
    companyId: textOf("companyId"),
    reason: textOf("reason"),
  };
};
