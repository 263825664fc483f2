import { beginPasskeyProof, confirmByPasskey, getPasskeys } from "@portal/contract/auth/passkeys/calls";
import { confirmByCode, getSecondFactor } from "@portal/contract/auth/second-factor/calls";
import { confirmPassword } from "@portal/contract/user-area/profile";
import { useEffect, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { Button } from "../../ui/actions/button.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { SkeletonText } from "../../ui/feedback/skeleton.tsx";
import { PasswordField } from "../../ui/fields/password-field.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { apiCall } from "../api/api-call.ts";
import { germanMessage } from "../api/german-message.ts";
import { formText } from "../forms/form-text.ts";
import { Form } from "../forms/form.tsx";
import { useSubmission } from "../forms/use-submission.ts";

/** What the person can prove with. */
type Ways = { password: boolean; passkey: boolean; code: boolean };

/**
 * Asks in a dialog above the current page for a proof that the person is still there, so that no page needs to handle
 * it. True once it is proved; false if the person gives up.
 */
export function askProof(): Promise<boolean> {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  return new Promise((resolve) => {
    const settle = (proved: boolean): void => {
      root.unmount();
      place.remove();
      resolve(proved);
    };
    root.render(<ProofDialog onDone={settle} />);
  });
}

function ProofDialog({ onDone }: { onDone: (proved: boolean) => void }) {
  const { ways, failure } = useWays();
  const { errors, refusal, pending, submit, run, refuse } = useSubmission();
  const form = useRef<HTMLFormElement>(null);
  // The dialog opened before its field existed.
  useEffect(() => form.current?.querySelector<HTMLElement>("[data-autofocus]")?.focus(), [ways]);
  const isPossible = ways !== null && (ways.password || ways.passkey || ways.code);

  function send(sent: HTMLFormElement) {
    void submit(sent, async () => {
      if (ways?.password === true) await apiCall(confirmPassword, { body: { password: formText(sent, "password") } });
      else await apiCall(confirmByCode, { body: { code: formText(sent, "code") } });
      onDone(true);
    });
  }
  const sign = () =>
    run(async () => {
      if (await provedByPasskey()) onDone(true);
      else refuse(null, "Ihr Gerät hat Sie nicht bestätigt. Bitte versuchen Sie es noch einmal.");
    });
  return (
    <Dialog open onClose={() => onDone(false)} title="Sind Sie es?" size="sm" locked={pending}>
      <Form ref={form} refusal={refusal} onSubmit={send}>
        {failure !== null && (
          <Alert tone="danger" announce>
            {failure}
          </Alert>
        )}
        {ways === null && failure === null && <SkeletonText lines={2} />}
        {isPossible && <p>Zur Sicherheit fragen wir noch einmal, bevor sich an Ihrer Anmeldung etwas ändert.</p>}
        {ways !== null && !isPossible && (
          <p>
            Legen Sie zuerst ein Passwort fest. Den Link dafür fordern Sie in Ihrem Bereich unter „Anmeldung“ an. So
            kann niemand anderes etwas ändern, der Ihr Gerät in der Hand hat.
          </p>
        )}
        {ways?.password === true && (
          <PasswordField
            label="Ihr Passwort"
            name="password"
            autoComplete="current-password"
            error={errors["password"]}
            data-autofocus
          />
        )}
        {ways?.password === false && ways.code && (
          <TextField
            label="Code aus Ihrer App"
            help="Oder ein Ersatzcode"
            name="code"
            autoComplete="one-time-code"
            spellCheck={false}
            error={errors["code"]}
            data-autofocus
          />
        )}
        {(ways?.password === true || ways?.code === true) && (
          <Button type="submit" variant="primary" wide pending={pending}>
            Bestätigen
          </Button>
        )}
        {ways?.passkey === true && (
          <Button wide pending={pending} onClick={() => void sign()}>
            Mit Passkey bestätigen
          </Button>
        )}
        {ways !== null && !isPossible && (
          <Button wide onClick={() => onDone(false)}>
            Verstanden
          </Button>
        )}
      </Form>
    </Dialog>
  );
}

/** False if the person closed the browser's own dialog or let it time out. */
async function provedByPasskey(): Promise<boolean> {
  const { options } = await apiCall(beginPasskeyProof, {});
  const { startAuthentication } = await import("@simplewebauthn/browser");
  const signed = await startAuthentication({ optionsJSON: options as never }).catch((error: unknown) => {
    if (error instanceof Error && ["NotAllowedError", "AbortError"].includes(error.name)) return null;
    throw error;
  });
  if (signed === null) return false;
  await apiCall(confirmByPasskey, { body: { response: { ...signed } } });
  return true;
}

function useWays(): { ways: Ways | null; failure: string | null } {
  const [ways, setWays] = useState<Ways | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    Promise.all([apiCall(getSecondFactor, {}), apiCall(getPasskeys, {})]).then(
      ([{ active, hasPassword }, { passkeys }]) => {
        const passkey = passkeys.length > 0 && typeof window.PublicKeyCredential === "function";
        setWays({ password: hasPassword, passkey, code: active });
      },
      (error: unknown) => setFailure(germanMessage(error)),
    );
  }, []);
  return { ways, failure };
}
