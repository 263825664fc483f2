import { type Approval, canAct, type CreativeState } from "@portal/contract/tv-banners/banners/approval";
import { REASON_CHARACTERS, type TvBanner, type TvCreative } from "@portal/contract/tv-banners/banners/calls";
import { useState } from "react";
import { germanMessage } from "../../../platform/api/german-message.ts";
import { Form } from "../../../platform/forms/form.tsx";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { useToasts } from "../../../ui/feedback/toast.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { undo } from "../../../ui/icons/icons.ts";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { Row } from "../../../ui/page/layout.tsx";
import { useCreativeChanges } from "./banners-store.ts";

type CreativeActionsProps = { creative: TvCreative; banners: readonly TvBanner[]; state: CreativeState };

/** What the company can do with a creative now. */
export function CreativeActions({ creative, banners, state }: CreativeActionsProps) {
  const { binaryMasterId, name } = creative;
  const changes = useCreativeChanges();
  const toasts = useToasts();
  const { pending, run } = useSubmission();
  const [rejects, setRejects] = useState(false);
  const act = (work: () => Promise<unknown>, done: string): void =>
    void run(async () => {
      try {
        await work();
        toasts.show({ tone: "success", message: done });
      } catch (error) {
        toasts.show({ tone: "danger", message: germanMessage(error) });
      }
    });
  const decide = (approval: Approval, done: string): void => act(() => changes.decide(creative, approval), done);
  const targets = banners.filter((banner) => banner.state === "active" && banner.binary_master_id !== binaryMasterId);
  const setText = (banner: (typeof targets)[number]): string =>
    targets.length === 1 ? "Auf das Banner setzen" : `Auf „${banner.name}“ setzen`;
  return (
    <Row data-print="hide">
      {canAct(state, "set") &&
        targets.map((banner) => (
          <Button
            key={banner.external_id}
            variant="primary"
            size="sm"
            pending={pending}
            aria-label={`${setText(banner)}: „${name}“`}
            onClick={() => act(() => changes.set(creative, banner), `„${name}“ ist auf Ihrem Banner.`)}
          >
            {setText(banner)}
          </Button>
        ))}
      {canAct(state, "accept") && (
        <Button
          variant={state.customer === "UNVERIFIED" ? "primary" : "secondary"}
          size="sm"
          pending={pending}
          aria-label={`„${name}“ freigeben`}
          onClick={() => decide("ACCEPTED", `„${name}“ ist freigegeben.`)}
        >
          Freigeben
        </Button>
      )}
      {canAct(state, "reject") && (
        <Button size="sm" disabled={pending} aria-label={`„${name}“ ablehnen`} onClick={() => setRejects(true)}>
          Ablehnen
        </Button>
      )}
      {canAct(state, "withdraw") && (
        <Button
          size="sm"
          variant="quiet"
          icon={undo}
          disabled={pending}
          aria-label={`Entscheidung zurücknehmen: „${name}“`}
          onClick={() => decide("UNVERIFIED", "Ihre Entscheidung ist zurückgenommen.")}
        >
          Entscheidung zurücknehmen
        </Button>
      )}
      <RejectDialog creative={creative} open={rejects} onClose={() => setRejects(false)} />
    </Row>
  );
}

type RejectDialogProps = { creative: TvCreative; open: boolean; onClose: () => void };

/** Asks for the reason: without it nobody knows what to change. */
function RejectDialog({ creative, open, onClose }: RejectDialogProps) {
  const { name } = creative;
  const changes = useCreativeChanges();
  const toasts = useToasts();
  const [reason, setReason] = useState("");
  const { errors, refusal, pending, submit, refuse, clear } = useSubmission();
  function leave() {
    clear();
    onClose();
  }
  const send = (form: HTMLFormElement): void =>
    void submit(form, async () => {
      await changes.decide(creative, "REJECTED", reason);
      toasts.show({ tone: "success", message: `„${name}“ ist abgelehnt. Wir ändern es.` });
      setReason("");
      leave();
    });
  return (
    <Dialog open={open} onClose={leave} locked={pending} size="sm" title={`„${name}“ ablehnen?`}>
      <Form
        refusal={refusal}
        onSubmit={(form) => {
          if (reason.trim() === "") refuse("reason", "Bitte schreiben Sie, was anders werden soll.");
          else send(form);
        }}
      >
        <p>
          Es läuft dann nicht. Sie können die Entscheidung zurücknehmen, solange wir noch kein neues geschickt haben.
        </p>
        <TextArea
          label="Was soll anders werden?"
          name="reason"
          value={reason}
          limit={REASON_CHARACTERS}
          maxLength={REASON_CHARACTERS}
          error={errors["reason"]}
          data-autofocus
          onChange={({ currentTarget: { value } }) => setReason(value)}
        />
        <Row>
          <Button type="submit" variant="danger" pending={pending}>
            Motiv ablehnen
          </Button>
          <Button disabled={pending} onClick={leave}>
            Abbrechen
          </Button>
        </Row>
      </Form>
    </Dialog>
  );
}
