import {
  addPasskey,
  beginPasskey,
  type Passkey,
  PASSKEY_NAME_MAX_CHARACTERS,
  renamePasskey,
} from "@portal/contract/auth/passkeys/calls";
import type { ReactNode } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { Form } from "../../../platform/forms/form.tsx";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { formText } from "../../../platform/forms/form-text.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { PasswordField } from "../../../ui/fields/password-field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { explainRefusal } from "../components/login-problems.ts";
import { isGivenUp, isKnownHere, makePasskey } from "./authenticator.ts";

const NAME_MISSING = "Bitte geben Sie dem Passkey einen Namen.";
const KNOWN_HERE = "Dieses Gerät hat schon einen Passkey für Ihren Zugang.";
const GIVEN_UP = "Das Gerät hat keinen Passkey angelegt. Bitte versuchen Sie es noch einmal.";

type DialogProps = { onDone: (passkeys: Passkey[]) => void; onClose: () => void };

/** Asks for a name and the password; the browser's own dialog then creates the passkey. */
export function AddPasskeyDialog({ hasPassword, onDone, onClose }: DialogProps & { hasPassword: boolean }) {
  const submission = useSubmission(explainRefusal);

  function send(form: HTMLFormElement) {
    const name = formText(form, "name").trim();
    const password = formText(form, "password");
    if (name === "") return submission.refuse("name", NAME_MISSING);
    void submission.submit(form, async () => {
      const { options } = await apiCall(beginPasskey, { body: { password } });
      const response = await makePasskey(options).catch((error: unknown) => {
        if (isKnownHere(error) || isGivenUp(error)) return error as Error;
        throw error;
      });
      if (response instanceof Error) return submission.refuse(null, isKnownHere(response) ? KNOWN_HERE : GIVEN_UP);
      onDone((await apiCall(addPasskey, { body: { name, response } })).passkeys);
      onClose();
    });
  }
  return (
    <NameDialog
      title="Passkey hinzufügen"
      action="Weiter zum Gerät"
      submission={submission}
      onSubmit={send}
      onClose={onClose}
      initialName=""
      help="Damit Sie ihn wiedererkennen, zum Beispiel: Diensthandy"
    >
      {hasPassword && (
        <PasswordField
          label="Ihr Passwort"
          name="password"
          autoComplete="current-password"
          error={submission.errors["password"]}
        />
      )}
    </NameDialog>
  );
}

export function RenamePasskeyDialog({ passkey, onDone, onClose }: DialogProps & { passkey: Passkey }) {
  const submission = useSubmission(explainRefusal);

  function send(form: HTMLFormElement) {
    const name = formText(form, "name").trim();
    if (name === "") return submission.refuse("name", NAME_MISSING);
    void submission.submit(form, async () => {
      onDone((await apiCall(renamePasskey, { body: { id: passkey.id, name } })).passkeys);
      onClose();
    });
  }
  return (
    <NameDialog
      title="Passkey umbenennen"
      action="Namen speichern"
      submission={submission}
      onSubmit={send}
      onClose={onClose}
      initialName={passkey.name}
    />
  );
}

type NameDialogProps = {
  title: string;
  action: string;
  submission: ReturnType<typeof useSubmission>;
  initialName: string;
  help?: string;
  onSubmit: (form: HTMLFormElement) => void;
  onClose: () => void;
  children?: ReactNode;
};

function NameDialog({ title, action, submission, initialName, help, onSubmit, onClose, children }: NameDialogProps) {
  const { errors, refusal, pending } = submission;
  return (
    <Dialog open onClose={onClose} title={title} size="sm" locked={pending}>
      <Form refusal={refusal} onSubmit={onSubmit}>
        <TextField
          label="Name des Passkeys"
          help={help}
          name="name"
          maxLength={PASSKEY_NAME_MAX_CHARACTERS}
          autoComplete="off"
          defaultValue={initialName}
          error={errors["name"]}
          data-autofocus
        />
        {children}
        <Button type="submit" variant="primary" pending={pending}>
          {action}
        </Button>
      </Form>
    </Dialog>
  );
}
