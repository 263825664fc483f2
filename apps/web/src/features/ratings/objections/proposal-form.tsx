import { OBJECTION_TEXT_CHARACTERS } from "@portal/contract/ratings/objections/calls";
import { OBJECTION_OUTCOME_LABELS } from "@portal/contract/ratings/objections/labels";
import {
  DECISION_GROUND_CODES,
  DECISION_GROUNDS,
  type DecisionGround,
  groundFits,
  OBJECTION_OUTCOMES,
  type ObjectionOutcome,
} from "@portal/contract/ratings/objections/reasons";
import { useState } from "react";
import { Form } from "../../../platform/forms/form.tsx";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { useToasts } from "../../../ui/feedback/toast.tsx";
import { RadioGroup } from "../../../ui/fields/radio-group.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { REASON_TEMPLATES } from "./templates.ts";

type Decision = { outcome: ObjectionOutcome; ground: DecisionGround; reasons: string };
type ProposalFormProps = { onPropose: (decision: Decision) => Promise<unknown> };

/** A decision with its reasons, from a template or from scratch. */
export function ProposalForm({ onPropose }: ProposalFormProps) {
  const [outcome, setOutcome] = useState<ObjectionOutcome>("kept");
  const [ground, setGround] = useState<DecisionGround>("opinion");
  const [reasons, setReasons] = useState("");
  const { errors, refusal, pending, submit } = useSubmission();
  const toasts = useToasts();

  function choose(wanted: ObjectionOutcome) {
    setOutcome(wanted);
    if (!groundFits(ground, wanted))
      setGround(DECISION_GROUND_CODES.find((code) => groundFits(code, wanted)) ?? ground);
  }
  function begin(label: string) {
    const template = REASON_TEMPLATES.find((one) => one.label === label);
    if (template === undefined) return;
    setOutcome(template.outcome);
    setGround(template.ground);
    setReasons(template.text);
  }
  function send(form: HTMLFormElement) {
    void submit(form, async () => {
      await onPropose({ outcome, ground, reasons });
      toasts.show({ tone: "success", message: "Vorgeschlagen. Eine zweite Person entscheidet." });
    });
  }
  return (
    <Form refusal={refusal} onSubmit={send}>
      <Select label="Vorlage" optional defaultValue="" onChange={({ currentTarget: { value } }) => begin(value)}>
        <option value="">Ohne Vorlage</option>
        {REASON_TEMPLATES.map(({ label }) => (
          <option key={label} value={label}>
            {label}
          </option>
        ))}
      </Select>
      <RadioGroup
        label="Ergebnis"
        name="outcome"
        value={outcome}
        error={errors["outcome"]}
        options={OBJECTION_OUTCOMES.map((value) => ({ value, label: OBJECTION_OUTCOME_LABELS[value] }))}
        onChange={({ currentTarget: { value } }) => choose(value as ObjectionOutcome)}
      />
      <Select
        label="Grundlage"
        name="ground"
        value={ground}
        error={errors["ground"]}
        onChange={({ currentTarget: { value } }) => setGround(value as DecisionGround)}
      >
        {DECISION_GROUND_CODES.filter((code) => groundFits(code, outcome)).map((code) => (
          <option key={code} value={code}>
            {DECISION_GROUNDS[code].label}
          </option>
        ))}
      </Select>
      <TextArea
        label="Gründe"
        name="reasons"
        help="Beide Seiten lesen das. Nennen Sie den Verfasser nicht."
        rows={7}
        limit={OBJECTION_TEXT_CHARACTERS}
        value={reasons}
        error={errors["reasons"]}
        onChange={({ currentTarget: { value } }) => setReasons(value)}
      />
      <div>
        <Button type="submit" variant="primary" pending={pending}>
          Entscheidung vorschlagen
        </Button>
      </div>
    </Form>
  );
}
