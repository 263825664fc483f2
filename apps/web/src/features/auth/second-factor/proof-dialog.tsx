import { disableSecondFactor, renewRecoveryCodes } from "@portal/contract/auth/second-factor/calls";
import { useState } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { Form } from "../../../platform/forms/form.tsx";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { formText } from "../../../platform/forms/form-text.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { PasswordField } from "../../../ui/fields/password-field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { explainRefusal } from "../components/login-problems.ts";
import { RecoveryCodeList } from "./recovery-code-list.tsx";

const TEXTS = {
  renew: {
    title: "Neue Ersatzcodes erstellen",
    lead: "Die bisherigen Ersatzcodes gelten dann nicht mehr.",
    action: "Ersatzcodes erstellen",
  },
  disable: {
    title: "Code-Anmeldung ausschalten?",
    lead: "Danach genügt Ihr Passwort, um sich anzumelden. Sie können sie jederzeit wieder einrichten.",
    action: "Code-Anmeldung ausschalten",
  },
} as const;

type ProofDialogProps = { purpose: keyof typeof TEXTS; hasPassword: boolean; onClose: () => void };

/** Asks for password and code before the second factor is disabled or its recovery codes are renewed. */
export function ProofDialog({ purpose, hasPassword, onClose }: ProofDialogProps) {
  const { pending, submit, errors, refusal } = useSubmission(explainRefusal);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const texts = TEXTS[purpose];

  function send(form: HTMLFormElement) {
    const body = { password: formText(form, "password"), code: formText(form, "code") };
    void submit(form, async () => {
      if (purpose === "renew") return setCodes((await apiCall(renewRecoveryCodes, { body })).recoveryCodes);
      await apiCall(disableSecondFactor, { body });
      onClose();
    });
  }
  if (codes !== null)
    return (
      <Dialog
        open
        onClose={onClose}
        title="Ihre neuen Ersatzcodes"
        footer={
          <Button variant="primary" onClick={onClose}>
            Ich habe die Codes gespeichert
          </Button>
        }
      >
        <RecoveryCodeList codes={codes} />
      </Dialog>
    );
  return (
    <Dialog open onClose={onClose} title={texts.title} size="sm" locked={pending}>
      <Form refusal={refusal} onSubmit={send}>
        <p>{texts.lead}</p>
        {hasPassword && (
          <PasswordField
            label="Ihr Passwort"
            name="password"
            autoComplete="current-password"
            error={errors["password"]}
          />
        )}
        <TextField
          label="Code aus der App"
          help="Oder ein Ersatzcode"
          name="code"
          autoComplete="one-time-code"
          spellCheck={false}
          error={errors["code"]}
        />
        <Button type="submit" variant={purpose === "disable" ? "danger" : "primary"} pending={pending}>
          {texts.action}
        </Button>
      </Form>
    </Dialog>
  );
}
