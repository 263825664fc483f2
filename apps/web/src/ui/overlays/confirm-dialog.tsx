import { type ReactNode, useState } from "react";
import { Button } from "../actions/button.tsx";
import { Alert } from "../feedback/alert.tsx";
import { Dialog } from "./dialog.tsx";

type ConfirmDialogProps = {
  open: boolean;
  onClose: () => void;
  /** A question with the verb in it: "Änderung rückgängig machen?" */
  title: ReactNode;
  /** What will happen. */
  children?: ReactNode;
  /** Runs while the dialog is locked; closes it when it resolves, shows `failure` when it rejects. */
  onConfirm: () => void | Promise<void>;
  /** Default "Bestätigen"; a verb that fits is better. */
  confirmLabel?: string | undefined;
  cancelLabel?: string | undefined;
  /** Adds a third button that puts things back to how they were. */
  onReset?: (() => void) | undefined;
  resetLabel?: string | undefined;
  /** Colours the confirming button for what can't be taken back lightly. */
  danger?: boolean | undefined;
  /** Shown when `onConfirm` rejects. */
  failure?: string | undefined;
};

/** Asks before something happens. Default buttons as Specification §8: "Bestätigen", "Abbrechen", "Zurücksetzen". */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, title, children, onConfirm, onReset, danger = false } = props;
  const { confirmLabel = "Bestätigen", cancelLabel = "Abbrechen", resetLabel = "Zurücksetzen" } = props;
  const { failure = "Das hat leider nicht geklappt. Bitte versuchen Sie es noch einmal." } = props;
  const [state, setState] = useState<"idle" | "running" | "failed">("idle");
  const running = state === "running";

  function leave() {
    setState("idle");
    onClose();
  }
  async function confirm() {
    setState("running");
    try {
      await onConfirm();
      leave();
    } catch {
      setState("failed");
    }
  }
  const footer = (
    <>
      <Button variant={danger ? "danger" : "primary"} pending={running} onClick={() => void confirm()}>
        {confirmLabel}
      </Button>
      <Button disabled={running} onClick={leave}>
        {cancelLabel}
      </Button>
      {onReset && (
        <Button variant="quiet" disabled={running} onClick={onReset}>
          {resetLabel}
        </Button>
      )}
    </>
  );
  return (
    <Dialog open={open} onClose={leave} title={title} locked={running} size="sm" footer={footer}>
      {children}
      {state === "failed" && (
        <Alert tone="danger" announce>
          {failure}
        </Alert>
      )}
    </Dialog>
  );
}
