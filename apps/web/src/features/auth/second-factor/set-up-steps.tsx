import { beginSecondFactor, confirmSecondFactor } from "@portal/contract/auth/second-factor/calls";
import { QRCodeSVG } from "qrcode.react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { Form } from "../../../platform/forms/form.tsx";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { formText } from "../../../platform/forms/form-text.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { PasswordField } from "../../../ui/fields/password-field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { explainRefusal } from "../components/login-problems.ts";
import { RecoveryCodeList } from "./recovery-code-list.tsx";
import styles from "./second-factor.module.css";

/** Where the set-up is: the password is asked for, the app is connected, the recovery codes are shown. */
export type Step =
  | { kind: "password" }
  | { kind: "app"; secret: string; uri: string }
  | { kind: "done"; recoveryCodes: readonly string[] };

type SetUpStepProps = { step: Step; hasPassword: boolean; onStep: (step: Step) => void };

/** One step of setting the second factor up, in a dialog or on a page. */
export function SetUpStep({ step, hasPassword, onStep }: SetUpStepProps) {
  if (step.kind === "password")
    return <Begin hasPassword={hasPassword} onBegun={(app) => onStep({ kind: "app", ...app })} />;
  if (step.kind === "app")
    return <Connect {...step} onConfirmed={(recoveryCodes) => onStep({ kind: "done", recoveryCodes })} />;
  return (
    <div role="status">
      <RecoveryCodeList codes={step.recoveryCodes} />
    </div>
  );
}

type BeginProps = { hasPassword: boolean; onBegun: (app: { secret: string; uri: string }) => void };

function Begin({ hasPassword, onBegun }: BeginProps) {
  const { pending, submit, errors, refusal } = useSubmission(explainRefusal);

  function send(form: HTMLFormElement) {
    const password = formText(form, "password");
    void submit(form, async () => onBegun(await apiCall(beginSecondFactor, { body: { password } })));
  }
  return (
    <Form refusal={refusal} onSubmit={send}>
      <p>
        Installieren Sie zuerst eine App für Anmelde-Codes auf Ihrem Handy, falls Sie noch keine haben. Viele
        Passwort-Programme können das auch.
      </p>
      {hasPassword && (
        <PasswordField
          label="Ihr Passwort"
          help="Damit niemand anderes die Anmeldung ändert"
          name="password"
          autoComplete="current-password"
          error={errors["password"]}
        />
      )}
      <Button type="submit" variant="primary" pending={pending}>
        Weiter
      </Button>
    </Form>
  );
}

type ConnectProps = { secret: string; uri: string; onConfirmed: (recoveryCodes: readonly string[]) => void };

function Connect({ secret, uri, onConfirmed }: ConnectProps) {
  const { pending, submit, errors, refusal, clear } = useSubmission(explainRefusal);

  function send(form: HTMLFormElement) {
    const code = formText(form, "code");
    void submit(form, async () => onConfirmed((await apiCall(confirmSecondFactor, { body: { code } })).recoveryCodes));
  }
  return (
    <Form refusal={refusal} onSubmit={send}>
      <p>Öffnen Sie die App, und scannen Sie diesen QR-Code.</p>
      <QRCodeSVG
        title="QR-Code für Ihre App"
        className={styles.picture}
        value={uri}
        level="M"
        marginSize={4}
        size={208}
      />
      <p>
        Am selben Handy: <a href={uri}>In der App öffnen</a>. Oder tippen Sie diesen Schlüssel ein:{" "}
        <span className={styles.secret}>{secret.replaceAll(/.{4}(?=.)/g, "$& ")}</span>
      </p>
      <TextField
        label="Code aus der App"
        help="Sechs Ziffern"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        size="md"
        error={errors["code"]}
        onInput={clear}
        data-autofocus
      />
      <Button type="submit" variant="primary" pending={pending}>
        Code-Anmeldung einschalten
      </Button>
    </Form>
  );
}
