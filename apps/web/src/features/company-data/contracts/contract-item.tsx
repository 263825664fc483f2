import { type Cancellation, type Contract, withdrawCancellation } from "@portal/contract/company-data/contracts/calls";
import { familyOf, familyPage } from "@portal/contract/navigation/products";
import { BUILT_ROUTES } from "@portal/contract/pages/built-routes";
import type { RouteName } from "@portal/contract/pages/routes";
import { germanDay, germanInstant } from "@portal/contract/text/formats";
import { useRef, useState } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { germanMessage } from "../../../platform/api/german-message.ts";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { Button, buttonClass } from "../../../ui/actions/button.tsx";
import { DataList } from "../../../ui/content/data-list.tsx";
import { Item, ItemHead } from "../../../ui/lists/item-list.tsx";
import { Status } from "../../../ui/content/status.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { useToasts } from "../../../ui/feedback/toast.tsx";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { Row } from "../../../ui/page/layout.tsx";
import { nextText, noticeText, priceText, productOf, stateOf, termText } from "./contract-texts.ts";
import { useChangeContracts } from "./contracts-store.ts";

type ContractItemProps = { contract: Contract; mayCancel: boolean };

const built: readonly string[] = BUILT_ROUTES;

/** One contract with its facts, its cancellation and what can be done. */
export function ContractItem({ contract, mayCancel }: ContractItemProps) {
  const { tone, label } = stateOf(contract);
  const next = nextText(contract);
  const isOver = contract.status.state === "ended";
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Item layout="block">
      <ItemHead>
        <h3 ref={heading} tabIndex={-1}>
          {productOf(contract)}
        </h3>
        <Status tone={tone} wraps>
          {label}
        </Status>
      </ItemHead>
      <DataList
        items={[
          { term: "Vertragsnummer", value: contract.number },
          { term: "Preis", value: priceText(contract) },
          { term: "Beginn", value: germanDay(contract.startedOn) },
          ...(isOver ? [] : [{ term: "Laufzeit", value: termText(contract) }]),
          ...(isOver || contract.renewalMonths === 0 ? [] : [{ term: "Kündigungsfrist", value: noticeText(contract) }]),
        ]}
      />
      {next !== null && <p>{next}</p>}
      {contract.cancellation !== null && <Confirmation contract={contract} cancellation={contract.cancellation} />}
      <Row data-print="hide">
        {!isOver && <Results contract={contract} />}
        <PageLink to="service_cases" query={{ neu: "contract", bezug: contract.number }}>
          Frage dazu<span className="visually-hidden"> stellen: {contract.number}</span>
        </PageLink>
        {!isOver && mayCancel && <Actions contract={contract} onDone={() => heading.current?.focus()} />}
      </Row>
    </Item>
  );
}

/** A link to what the product brought. */
function Results({ contract }: { contract: Contract }) {
  const family = familyOf(contract.code);
  const page: RouteName | null = family === undefined ? null : familyPage(family);
  if (page === null || !built.includes(page)) return null;
  return (
    <PageLink to={page}>
      Was es gebracht hat<span className="visually-hidden">: {productOf(contract)}</span>
    </PageLink>
  );
}

/** When the cancellation arrived, and what follows from it. */
function Confirmation({ contract, cancellation }: { contract: Contract; cancellation: Cancellation }) {
  const { declaredAt, declaredBy, endsOn, caseId, kind } = cancellation;
  const isOver = contract.status.state === "ended";
  return (
    <Alert tone="info" title={`Ihre Kündigung ist am ${germanInstant(declaredAt)} Uhr eingegangen`}>
      <p>
        {declaredBy !== "" && `Gekündigt hat ${declaredBy}. `}
        {kind === "extraordinary" && endsOn === null
          ? "Wir prüfen den Grund und schreiben Ihnen. So lange läuft der Vertrag weiter."
          : `Letzter Tag ${isOver ? "war" : "ist"} der ${germanDay(contract.status.endsOn)}. Die Bestätigung haben alle Inhaber per E-Mail.`}
      </p>
      {caseId !== null && (
        <p>
          <PageLink to="service_cases" query={{ anfrage: String(caseId) }}>
            Vorgang Nr. {caseId} ansehen
          </PageLink>
        </p>
      )}
    </Alert>
  );
}

function Actions({ contract, onDone }: { contract: Contract; onDone: () => void }) {
  const { id, cancellation, status } = contract;
  if (cancellation !== null) return <Withdraw contract={contract} onDone={onDone} />;
  // The provider has confirmed an end, or it ends by itself.
  if (status.cancelBy === null) return null;
  return (
    <PageLink to="company_contract" query={{ kuendigen: String(id) }} className={buttonClass()}>
      Vertrag kündigen
      <span className="visually-hidden">: {productOf(contract)}</span>
    </PageLink>
  );
}

function Withdraw({ contract, onDone }: { contract: Contract; onDone: () => void }) {
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const change = useChangeContracts();
  const toasts = useToasts();
  async function withdraw() {
    try {
      await change((accountId) => apiCall(withdrawCancellation, { body: { id: contract.id }, accountId }));
    } catch (error) {
      setFailure(germanMessage(error));
      throw error;
    }
    toasts.show({ tone: "success", message: `Die Kündigung ist zurückgenommen: ${productOf(contract)} läuft weiter.` });
    onDone();
  }
  return (
    <>
      <Button onClick={() => setAsking(true)}>Kündigung zurücknehmen</Button>
      <ConfirmDialog
        open={asking}
        title="Kündigung zurücknehmen?"
        confirmLabel="Kündigung zurücknehmen"
        failure={failure}
        onConfirm={withdraw}
        onClose={() => setAsking(false)}
      >
        <p>
          {productOf(contract)} läuft dann weiter, zu denselben Bedingungen wie bisher. Alle Inhaber bekommen darüber
          eine E-Mail.
        </p>
      </ConfirmDialog>
    </>
  );
}
