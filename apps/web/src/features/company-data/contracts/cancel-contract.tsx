import {
  CANCELLATION_REASON_CHARACTERS,
  cancelContract,
  type CancellationKind,
  type Contract,
} from "@portal/contract/company-data/contracts/calls";
import { germanDay } from "@portal/contract/text/formats";
import { useState } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { Form } from "../../../platform/forms/form.tsx";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { useGoTo } from "../../../platform/routing/use-go-to.ts";
import { useAccount } from "../../../platform/session/use-session.ts";
import { usePartTitle } from "../../../platform/routing/page-title.ts";
import { Button, buttonClass } from "../../../ui/actions/button.tsx";
import { DataList } from "../../../ui/content/data-list.tsx";
import { useToasts } from "../../../ui/feedback/toast.tsx";
import { FormActions } from "../../../ui/fields/form-actions.tsx";
import { RadioGroup } from "../../../ui/fields/radio-group.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { afterText, productOf } from "./contract-texts.ts";
import { useChangeContracts } from "./contracts-store.ts";

/** The second step of cancelling: everything that counts in one view, and a button that says what it does. */
export function CancelContract({ contract }: { contract: Contract }) {
  usePartTitle(`${productOf(contract)} kündigen`);
  const account = useAccount();
  const [kind, setKind] = useState<CancellationKind>("ordinary");
  const [reason, setReason] = useState("");
  const { errors, refusal, pending, submit } = useSubmission();
  const change = useChangeContracts();
  const goTo = useGoTo();
  const toasts = useToasts();
  const isOrdinary = kind === "ordinary";
  const { endsOn } = contract.status;

  function send(form: HTMLFormElement) {
    void submit(form, async () => {
      const body = { id: contract.id, kind, endsOn: isOrdinary ? endsOn : null, reason };
      await change((accountId) => apiCall(cancelContract, { body, accountId }));
      toasts.show({
        tone: "success",
        message: "Ihre Kündigung ist eingegangen. Sie bekommen eine Bestätigung per E-Mail.",
      });
      await goTo("company_contract", { replace: true, fromTop: true });
    });
  }
  return (
    <>
      <PageHeader
        title={`${productOf(contract)} kündigen`}
        lead="Bitte prüfen Sie die Angaben. Mit dem Knopf unten kündigen Sie verbindlich."
      />
      <Form refusal={refusal} onSubmit={send}>
        <DataList
          items={[
            { term: "Firma", value: account.company_name },
            { term: "Vertrag", value: `${productOf(contract)}, Nr. ${contract.number}` },
            {
              term: "Letzter Tag",
              value: isOrdinary ? germanDay(endsOn) : "Wir prüfen den Grund und schreiben Ihnen.",
            },
            { term: "Was dann ist", value: afterText(contract) },
          ]}
        />
        <RadioGroup
          label="Wie kündigen Sie?"
          name="kind"
          value={kind}
          error={errors["kind"]}
          onChange={({ currentTarget: { value } }) => setKind(value as CancellationKind)}
          options={[
            { value: "ordinary", label: `Fristgerecht zum ${germanDay(endsOn)}`, help: "Das ist der übliche Weg." },
            {
              value: "extraordinary",
              label: "Sofort, aus einem wichtigen Grund",
              help: "Zum Beispiel, weil wir nicht leisten, was vereinbart ist. Wir prüfen das.",
            },
          ]}
        />
        <TextArea
          label={isOrdinary ? "Was war der Grund?" : "Aus welchem Grund kündigen Sie?"}
          name="reason"
          rows={4}
          optional={isOrdinary}
          maxLength={CANCELLATION_REASON_CHARACTERS}
          value={reason}
          error={errors["reason"]}
          onChange={({ currentTarget: { value } }) => setReason(value)}
        />
        <p className="note">
          Die Bestätigung mit Tag und Uhrzeit geht sofort an alle Inhaber. Bis zum letzten Tag können Sie die Kündigung
          hier zurücknehmen.
        </p>
        <FormActions>
          <Button type="submit" variant="danger" pending={pending}>
            Jetzt verbindlich kündigen
          </Button>
          <PageLink to="company_contract" className={buttonClass({ variant: "quiet" })}>
            Nicht kündigen
          </PageLink>
        </FormActions>
      </Form>
    </>
  );
}
