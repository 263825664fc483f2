import { type ReactNode, useState } from "react";
import { Button } from "../actions/button.tsx";
import { Alert } from "../feedback/alert.tsx";
import { Dialog } from "./dialog.tsx";

type ConfirmDialogProps = {
  open: boolean;
  onClose: () => void;
  /** A question that contains the verb: "Änderung rückgängig machen?" */
  title: ReactNode;
  /** What will happen. */
  children?: ReactNode;
  /** Runs while the dialog is locked. The dialog closes when it resolves and shows `failure` when it rejects. */
  onConfirm: () => void | Promise<void>;
  /** Default "Bestätigen"; prefer a specific verb. */
  confirmLabel?: string | undefined;
  cancelLabel?: string | undefined;
  /** Adds a third button that restores the previous state. */
  onReset?: (() => void) | undefined;
  resetLabel?: string | undefined;
  /** Colours the confirm button for actions that are hard to undo. */
  danger?: boolean | undefined;
  /** Shown when `onConfirm` rejects. */
  failure?: string | undefined;
};

/** Asks before an action. Default buttons as in Specification §8: "Bestätigen", "Abbrechen", "Zurücksetzen". */
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
