import { BANNER_REASON_CHARACTERS } from "@portal/contract/web-banners/calls";
import { type FormEvent, useId, useState } from "react";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import styles from "./banners.module.css";

type RejectDialogProps = {
  open: boolean;
  banner: string;
  onClose: () => void;
  send: (reason: string) => Promise<void>;
};

/** Asks what should be different. */
export function RejectDialog({ open, banner, onClose, send }: RejectDialogProps) {
  const [reason, setReason] = useState("");
  const { errors, refusal, pending, submit, refuse } = useSubmission();
  const form = useId();
  function wish(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (reason.trim() === "") return refuse("reason", "Bitte schreiben Sie, was anders werden soll.");
    return void submit(event.currentTarget, async () => {
      await send(reason);
      setReason("");
      onClose();
    });
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      locked={pending}
      title={`Änderung an „${banner}“ wünschen`}
      footer={
        <>
          <Button type="submit" form={form} variant="primary" pending={pending}>
            Wunsch senden
          </Button>
          <Button disabled={pending} onClick={onClose}>
            Abbrechen
          </Button>
        </>
      }
    >
      <form id={form} className={styles.dialog} onSubmit={wish} noValidate>
        {refusal && (
          <Alert tone="danger" announce>
            {refusal}
          </Alert>
        )}
        <TextArea
          label="Was soll anders werden?"
          name="reason"
          rows={4}
          data-autofocus
          maxLength={BANNER_REASON_CHARACTERS}
          value={reason}
          error={errors["reason"]}
          onChange={({ currentTarget: { value } }) => setReason(value)}
        />
      </form>
    </Dialog>
  );
}
