import {
  addPasskey,
  beginPasskey,
  type Passkey,
  PASSKEY_NAME_MAX_CHARACTERS,
  renamePasskey,
} from "@portal/contract/auth/passkeys/calls";
import type { FormEvent, ReactNode } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { Refusal } from "../../../platform/forms/refusal.tsx";
import { textOf } from "../../../platform/forms/text-of.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { PasswordField } from "../../../ui/fields/password-field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { Stack } from "../../../ui/page/layout.tsx";
import { useAct } from "../components/use-act.ts";
import { isGivenUp, isKnownHere, makePasskey } from "./authenticator.ts";

const NAME_MISSING = { field: "name", message: "Bitte geben Sie dem Passkey einen Namen." };
const KNOWN_HERE = { field: null, message: "Dieses Gerät hat schon einen Passkey für Ihren Zugang." };
const GIVEN_UP = { field: null, message: "Das Gerät hat keinen Passkey angelegt. Bitte versuchen Sie es noch einmal." };

type DialogProps = { onDone: (passkeys: Passkey[]) => void; onClose: () => void };

/** Names the passkey, proves the password, then the browser's own window asks for the device's lock. */
export function AddPasskeyDialog({ hasPassword, onDone, onClose }: DialogProps & { hasPassword: boolean }) {
  const act = useAct();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = textOf(event.currentTarget, "name").trim();
    const password = textOf(event.currentTarget, "password");
    if (name === "") return act.refuse(NAME_MISSING);
    void act.run(async () => {
      const { options } = await apiCall(beginPasskey, { body: { password } });
      const response = await makePasskey(options).catch((error: unknown) => {
        if (isKnownHere(error) || isGivenUp(error)) return error as Error;
        throw error;
      });
      if (response instanceof Error) return act.refuse(isKnownHere(response) ? KNOWN_HERE : GIVEN_UP);
      onDone((await apiCall(addPasskey, { body: { name, response } })).passkeys);
      onClose();
    });
  }
  return (
    <NameDialog
      title="Passkey hinzufügen"
      action="Weiter zum Gerät"
      act={act}
      onSubmit={submit}
      onClose={onClose}
      initialName=""
      help="Damit Sie ihn wiedererkennen, zum Beispiel: Diensthandy"
    >
      {hasPassword && (
        <PasswordField
          label="Ihr Passwort"
          name="password"
          autoComplete="current-password"
          error={act.errorOf("password")}
        />
      )}
    </NameDialog>
  );
}

export function RenamePasskeyDialog({ passkey, onDone, onClose }: DialogProps & { passkey: Passkey }) {
  const act = useAct();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = textOf(event.currentTarget, "name").trim();
    if (name === "") return act.refuse(NAME_MISSING);
    void act.run(async () => {
      onDone((await apiCall(renamePasskey, { body: { id: passkey.id, name } })).passkeys);
      onClose();
    });
  }
  return (
    <NameDialog
      title="Passkey umbenennen"
      action="Namen speichern"
      act={act}
      onSubmit={submit}
      onClose={onClose}
      initialName={passkey.name}
    />
  );
}

type NameDialogProps = {
  title: string;
  action: string;
  act: ReturnType<typeof useAct>;
  initialName: string;
  help?: string;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onClose: () => void;
  children?: ReactNode;
};

function NameDialog({ title, action, act, initialName, help, onSubmit, onClose, children }: NameDialogProps) {
  const failure = act.generalError("name", "password");
  return (
    <Dialog open onClose={onClose} title={title} size="sm" locked={act.pending}>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="lg">
          <Refusal text={failure} />
          <TextField
            label="Name des Passkeys"
            help={help}
            name="name"
            maxLength={PASSKEY_NAME_MAX_CHARACTERS}
            autoComplete="off"
            defaultValue={initialName}
            error={act.errorOf("name")}
            data-autofocus
          />
          {children}
          <Button type="submit" variant="primary" pending={act.pending}>
            {action}
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}
