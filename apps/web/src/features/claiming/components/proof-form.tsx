import { type Claiming, requestClaimCode, type RestingProof } from "@portal/contract/claiming/calls";
import { CLAIM_PROOFS } from "@portal/contract/claiming/states";
import type { ReactNode } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { ServicePhone } from "../../../platform/brand/service-phone.tsx";
import { Form } from "../../../platform/forms/form.tsx";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { RadioGroup } from "../../../ui/fields/radio-group.tsx";
import { proofOption, restingTexts } from "../claiming-texts.ts";

type ProofFormProps = {
  claiming: Claiming;
  onDone: (next: Claiming) => void;
  submitLabel: string;
  /** False if the page has another main action. Default true. */
  isMain?: boolean;
};

/** Chooses how the code is sent, and orders it. */
export function ProofForm({ claiming, onDone, submitLabel, isMain = true }: ProofFormProps) {
  const { pending, errors, refusal, submit, refuse, clear } = useSubmission();
  const { id: company } = claiming.company;

  function send(form: HTMLFormElement) {
    const chosen = new FormData(form).get("proof");
    const proof = CLAIM_PROOFS.find((kind) => kind === chosen);
    if (proof === undefined) return refuse("proof", "Bitte wählen Sie, wie der Code zu Ihnen kommen soll.");
    void submit(form, async () => onDone((await apiCall(requestClaimCode, { body: { company, proof } })).claiming));
  }

  if (claiming.proofs.length === 0 && claiming.restingProofs.length > 0)
    return (
      <Resting proofs={claiming.restingProofs}>
        So lange können Sie auf anderem Weg nachweisen, dass Sie für die Firma sprechen. Bitte rufen Sie uns an:{" "}
        <ServicePhone />
      </Resting>
    );
  if (claiming.proofs.length === 0)
    return (
      <Alert tone="info" title="Im Eintrag fehlen Anschrift, Telefon und E-Mail">
        Deshalb können wir keinen Code schicken. Bitte rufen Sie uns an: <ServicePhone />
      </Alert>
    );
  return (
    <Form refusal={refusal} onSubmit={send}>
      <RadioGroup
        label="Wie soll der Code zu Ihnen kommen?"
        help="Er geht an Anschrift, Telefon oder E-Mail, wie sie im Eintrag stehen. So wissen wir, dass Sie für die Firma sprechen."
        name="proof"
        error={errors["proof"]}
        defaultValue={claiming.claim?.proof ?? claiming.proofs[0]?.kind}
        options={claiming.proofs.map(({ kind, to }) => proofOption(kind, to))}
        onChange={clear}
      />
      {claiming.restingProofs.length > 0 && (
        <Resting proofs={claiming.restingProofs}>
          Bitte wählen Sie so lange einen anderen Weg. Geht das nicht, rufen Sie uns an: <ServicePhone />
        </Resting>
      )}
      <Button type="submit" variant={isMain ? "primary" : "secondary"} pending={pending}>
        {submitLabel}
      </Button>
    </Form>
  );
}

/** Why some contacts of the entry get no code yet; `children` says what to do instead. */
const Resting = ({ proofs, children }: { proofs: RestingProof[]; children: ReactNode }) => (
  <Alert tone="info" title="Zur Sicherheit geht ein Code nicht an neue Angaben">
    {restingTexts(proofs).join(" ")} {children}
  </Alert>
);
