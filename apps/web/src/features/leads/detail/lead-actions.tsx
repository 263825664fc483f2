import type { Lead } from "@portal/contract/leads/lead";
import type { LeadAction } from "@portal/contract/leads/states";
import { useState } from "react";
import { Refusal } from "../../../platform/forms/refusal.tsx";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { useToasts } from "../../../ui/feedback/toast.tsx";
import { Row, Stack } from "../../../ui/page/layout.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { ACTION_LABELS, priceText } from "../lead-texts.ts";
import { useLeadChanges } from "../leads-store.ts";
import { ComplaintForm } from "./complaint-form.tsx";

type Moving = Exclude<LeadAction, "accept" | "complain">;
const isMoving = (action: LeadAction): action is Moving => action !== "accept" && action !== "complain";

/** What the person may do now, the most likely first. */
export function LeadActions({ lead }: { lead: Lead }) {
  const { id, externalId, version, actions, priceCents } = lead;
  const [complains, setComplains] = useState(false);
  const { refusal, pending, run } = useSubmission();
  const changes = useLeadChanges();
  const toasts = useToasts();

  const accept = () =>
    run(async () => {
      await changes.accept(externalId);
      toasts.show({ tone: "success", message: "Die Anfrage gehört Ihnen. Jetzt sehen Sie, wer anfragt." });
    });
  const move = (action: Moving) =>
    run(async () => {
      const { lead: moved } = await changes.change({ id, version, action });
      const canUndo = action !== "undo" && moved.actions.includes("undo");
      toasts.show({
        tone: "success",
        message:
          action === "undo" ? "Der letzte Schritt ist zurückgenommen." : `Gespeichert: ${ACTION_LABELS[action]}.`,
        ...(canUndo && {
          action: {
            label: "Rückgängig",
            onSelect: () => void run(() => changes.change({ id, version: moved.version, action: "undo" })),
          },
        }),
      });
    });
  const moves = actions.filter(isMoving);
  // A refusal stays readable when the lead, loaded again, allows nothing more.
  if (actions.length === 0 && refusal === null) return null;
  return (
    <Section title="Was möchten Sie tun?">
      <Stack>
        {actions.includes("accept") && <p>{priceText(priceCents)} Danach sehen Sie Name, Telefon und E-Mail.</p>}
        <Refusal text={refusal} />
        <Row gap="md" data-print="hide">
          {actions.includes("accept") && (
            <Button variant="primary" pending={pending} onClick={() => void accept()}>
              {ACTION_LABELS.accept}
            </Button>
          )}
          {moves.map((action) => (
            <Button
              key={action}
              variant={action === "undo" ? "quiet" : "secondary"}
              pending={pending}
              onClick={() => void move(action)}
            >
              {ACTION_LABELS[action]}
            </Button>
          ))}
          {actions.includes("complain") && (
            <Button variant="quiet" aria-expanded={complains} onClick={() => setComplains(!complains)}>
              {ACTION_LABELS.complain}
            </Button>
          )}
        </Row>
        {complains && actions.includes("complain") && (
          <ComplaintForm id={id} version={version} onDone={() => setComplains(false)} />
        )}
      </Stack>
    </Section>
  );
}
