import { type Contract, getContractsCsv, MOST_CONTRACTS_LISTED } from "@portal/contract/company-data/contracts/calls";
import { rightCovers } from "@portal/contract/http/access";
import { ID_PATTERN } from "@portal/contract/http/ids";
import { requestAddress } from "@portal/contract/http/request-address";
import { germanNumber } from "@portal/contract/text/formats";
import { useQuery } from "@tanstack/react-query";
import { NotLoaded } from "../../../platform/api/not-loaded.tsx";
import { useActiveAccountId } from "../../../platform/query/use-account-query.ts";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { usePageQuery } from "../../../platform/routing/use-go-to.ts";
import { useAccount, useIsAgent } from "../../../platform/session/use-session.ts";
import { ServicePhone } from "../../../platform/brand/service-phone.tsx";
import { ItemList } from "../../../ui/lists/item-list.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Skeleton, SkeletonList } from "../../../ui/feedback/skeleton.tsx";
import { text as paper } from "../../../ui/icons/icons.ts";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { PageParts } from "../../../ui/page/page-parts.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { EditorsOnly } from "../editors-only.tsx";
import { ListFiles } from "../list-files.tsx";
import { CancelContract } from "./cancel-contract.tsx";
import { ContractItem } from "./contract-item.tsx";
import { contractsQuery } from "./contracts-store.ts";

/** `company_contract`: contracts with price, term and notice; `?kuendigen=7` cancels one. */
export default function ContractsPage() {
  const { right } = useAccount();
  if (rightCovers(right, "write")) return <ContractsOfEditor />;
  return (
    <>
      <ListHeader />
      <EditorsOnly what="Verträge" />
    </>
  );
}

function ContractsOfEditor() {
  const { data, error, refetch } = useQuery({ ...contractsQuery(useActiveAccountId()), throwOnError: false });
  const { kuendigen = "" } = usePageQuery();
  const chosen = ID_PATTERN.test(kuendigen) ? data?.contracts.find(({ id }) => id === Number(kuendigen)) : undefined;
  const mayCancel = useMayCancel();
  if (chosen !== undefined && mayCancel) return <CancelContract key={chosen.id} contract={chosen} />;
  return (
    <>
      <ListHeader />
      {data ? (
        <Contracts contracts={data.contracts} mayCancel={mayCancel} />
      ) : (
        <NotLoaded level={2} failure="Ihre Verträge konnten nicht geladen werden" error={error} onRetry={refetch}>
          <Skeleton>
            <SkeletonList rows={3} pictures={false} />
          </Skeleton>
        </NotLoaded>
      )}
    </>
  );
}

const ListHeader = () => (
  <PageHeader title="Vertragsdaten" lead="Was Sie gebucht haben, was es kostet und bis wann Sie kündigen können." />
);

/** Owners declare for the company; customer care does not. */
function useMayCancel(): boolean {
  const actsAsAgent = useIsAgent();
  return rightCovers(useAccount().right, "owner") && !actsAsAgent;
}

function Contracts({ contracts, mayCancel }: { contracts: Contract[]; mayCancel: boolean }) {
  const accountId = useActiveAccountId();
  if (contracts.length === 0) {
    return (
      <EmptyState
        icon={paper}
        level={2}
        title="Noch keine Verträge"
        action={<PageLink to="company_products">Ihre Produkte ansehen</PageLink>}
      >
        Buchen Sie etwas bei uns, stehen hier Laufzeit, Preis und Kündigungsfrist.
      </EmptyState>
    );
  }
  const ended = contracts.filter(({ status }) => status.state === "ended");
  const current = contracts.filter(({ status }) => status.state !== "ended");
  return (
    <PageParts width="list">
      {current.length > 0 && (
        <Section
          title="Laufende Verträge"
          description={mayCancel ? undefined : "Kündigen kann ein Inhaber dieser Firma."}
          action={<PageLink to="company_documents">Rechnungen ansehen</PageLink>}
        >
          <List contracts={current} mayCancel={mayCancel} />
        </Section>
      )}
      {ended.length > 0 && (
        <Section title="Beendete Verträge">
          <List contracts={ended} mayCancel={false} />
        </Section>
      )}
      {contracts.length === MOST_CONTRACTS_LISTED && (
        <p className="note">
          Hier stehen Ihre neuesten {germanNumber(MOST_CONTRACTS_LISTED)} Verträge. Ältere nennen wir Ihnen gern am
          Telefon: <ServicePhone />
        </p>
      )}
      <ListFiles csv={requestAddress(getContractsCsv, {}, accountId)} />
    </PageParts>
  );
}

const List = ({ contracts, mayCancel }: { contracts: Contract[]; mayCancel: boolean }) => (
  <ItemList>
    {contracts.map((contract) => (
      <ContractItem key={contract.id} contract={contract} mayCancel={mayCancel} />
    ))}
  </ItemList>
);
