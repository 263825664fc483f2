import { BANNER_REASON_CHARACTERS } from "@portal/contract/web-banners/calls";
import { useId, useState } from "react";
import { Form } from "../../../platform/forms/form.tsx";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";

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
  function wish(sent: HTMLFormElement) {
    if (reason.trim() === "") return refuse("reason", "Bitte schreiben Sie, was anders werden soll.");
    return void submit(sent, async () => {
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
      <Form id={form} refusal={refusal} onSubmit={wish}>
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
      </Form>
    </Dialog>
  );
}
