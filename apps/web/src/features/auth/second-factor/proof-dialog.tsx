import { disableSecondFactor, renewRecoveryCodes } from "@portal/contract/auth/second-factor/calls";
import { type FormEvent, useState } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { Refusal } from "../../../platform/forms/refusal.tsx";
import { textOf } from "../../../platform/forms/text-of.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { PasswordField } from "../../../ui/fields/password-field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { Stack } from "../../../ui/page/layout.tsx";
import { useAct } from "../components/use-act.ts";
import { RecoveryCodeList } from "./recovery-code-list.tsx";

const WORDS = {
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

type ProofDialogProps = { purpose: keyof typeof WORDS; hasPassword: boolean; onClose: () => void };

/** Password and code once more, before codes are turned off or made anew. */
export function ProofDialog({ purpose, hasPassword, onClose }: ProofDialogProps) {
  const { pending, run, errorOf, generalError } = useAct();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const failure = generalError("password", "code");
  const words = WORDS[purpose];

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const body = { password: textOf(event.currentTarget, "password"), code: textOf(event.currentTarget, "code") };
    void run(async () => {
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
    <Dialog open onClose={onClose} title={words.title} size="sm" locked={pending}>
      <form onSubmit={submit} noValidate>
        <Stack gap="lg">
          <Refusal text={failure} />
          <p>{words.lead}</p>
          {hasPassword && (
            <PasswordField
              label="Ihr Passwort"
              name="password"
              autoComplete="current-password"
              error={errorOf("password")}
            />
          )}
          <TextField
            label="Code aus der App"
            help="Oder ein Ersatzcode"
            name="code"
            autoComplete="one-time-code"
            spellCheck={false}
            error={errorOf("code")}
          />
          <Button type="submit" variant={purpose === "disable" ? "danger" : "primary"} pending={pending}>
            {words.action}
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}
