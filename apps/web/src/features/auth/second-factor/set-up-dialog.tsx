import { useState } from "react";
import { Button } from "../../../ui/actions/button.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { SetUpStep, type Step } from "./set-up-steps.tsx";

/**
 * Turns the second factor on: asks for the password, shows the QR code, checks the first code, shows recovery codes.
 */
export function SetUpDialog({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const [step, setStep] = useState<Step>({ kind: "password" });
  const title = { password: "Code-Anmeldung einrichten", app: "App verbinden", done: "Ihre Ersatzcodes" }[step.kind];
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        step.kind === "done" && (
          <Button variant="primary" onClick={onClose}>
            Ich habe die Codes gespeichert
          </Button>
        )
      }
    >
      <SetUpStep step={step} hasPassword={hasPassword} onStep={setStep} />
    </Dialog>
  );
}
