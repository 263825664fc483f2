import { type Claiming, requestClaimCode } from "@portal/contract/claiming/calls";
import { CLAIM_PROOFS } from "@portal/contract/claiming/states";
import type { FormEvent } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { ServicePhone } from "../../../platform/brand/service-phone.tsx";
import { Refusal } from "../../../platform/forms/refusal.tsx";
import { Button } from "../../../ui/actions/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { RadioGroup } from "../../../ui/fields/radio-group.tsx";
import { Stack } from "../../../ui/page/layout.tsx";
import { proofOption } from "../claiming-words.ts";
import { useAction } from "./use-action.ts";

type ProofFormProps = {
  claiming: Claiming;
  onDone: (next: Claiming) => void;
  submitLabel: string;
  /** False where another thing is the page's main action. Default true. */
  isMain?: boolean;
};

/** Chooses how the code comes, and asks for it. */
export function ProofForm({ claiming, onDone, submitLabel, isMain = true }: ProofFormProps) {
  const { isPending, failure, setFailure, run } = useAction();
  const { id: company } = claiming.company;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).get("proof");
    const proof = CLAIM_PROOFS.find((kind) => kind === chosen);
    if (proof === undefined)
      return setFailure({ field: "proof", message: "Bitte wählen Sie, wie der Code zu Ihnen kommen soll." });
    void run(async () => onDone((await apiCall(requestClaimCode, { body: { company, proof } })).claiming));
  }

  if (claiming.proofs.length === 0)
    return (
      <Alert tone="info" title="Im Eintrag fehlen Anschrift, Telefon und E-Mail">
        Deshalb können wir keinen Code schicken. Bitte rufen Sie uns an: <ServicePhone />
      </Alert>
    );
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="lg">
        <Refusal text={failure?.field === undefined ? failure?.message : null} />
        <RadioGroup
          label="Wie soll der Code zu Ihnen kommen?"
          help="Er geht an die Angaben im Eintrag. So wissen wir, dass Sie für die Firma sprechen."
          name="proof"
          error={failure?.field === undefined ? undefined : failure.message}
          defaultValue={claiming.claim?.proof ?? claiming.proofs[0]?.kind}
          options={claiming.proofs.map(({ kind, to }) => proofOption(kind, to))}
          onChange={() => setFailure(null)}
        />
        <Button type="submit" variant={isMain ? "primary" : "secondary"} pending={isPending}>
          {submitLabel}
        </Button>
      </Stack>
    </form>
  );
}
