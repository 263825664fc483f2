import {
  CASE_PAGE_SIZE,
  CASE_STATE_LABELS,
  CASE_TYPES,
  type CaseFilter,
  type ServiceCaseItem,
} from "@portal/contract/service-case/calls";
import { CASE_STATES, type CaseState } from "@portal/contract/service-case/states";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { NotLoaded } from "../../platform/api/not-loaded.tsx";
import { ServicePhone } from "../../platform/brand/service-phone.tsx";
import { useActiveAccountId } from "../../platform/query/use-account-query.ts";
import { PageLink } from "../../platform/routing/page-link.tsx";
import { useGoTo } from "../../platform/routing/use-go-to.ts";
import { buttonClass } from "../../ui/actions/button.tsx";
import { Item, ItemList, ItemTitle, ItemWords, ListFoot } from "../../ui/lists/item-list.tsx";
import { RelativeTime } from "../../ui/content/relative-time.tsx";
import { Status } from "../../ui/content/status.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Skeleton, SkeletonBar, SkeletonList } from "../../ui/feedback/skeleton.tsx";
import { Select } from "../../ui/fields/select.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { download, filter as filterShape, inbox, plus } from "../../ui/icons/icons.ts";
import { Pagination } from "../../ui/navigation/pagination.tsx";
import { Filters } from "../../ui/lists/filters.tsx";
import { Columns } from "../../ui/page/layout.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { PageParts } from "../../ui/page/page-parts.tsx";
import { queryOfList } from "./case-address.ts";
import { casesCsvHref, casesQuery } from "./case-store.ts";
import { STATE_TONES } from "./case-texts.ts";
import { WritersOnly } from "./writers-only.tsx";

type CaseListProps = { filter: CaseFilter; page: number; mayWrite: boolean };

/** All cases of the company; those that wait for the company come first. */
export function CaseList({ filter, page, mayWrite }: CaseListProps) {
  const accountId = useActiveAccountId();
  const { data, error, refetch } = useQuery({
    ...casesQuery(accountId, filter, page),
    placeholderData: keepPreviousData,
    throwOnError: false,
  });
  const isNarrowed = filter.search !== "" || filter.state !== undefined;
  return (
    <>
      <PageHeader
        title="Anfragen an uns"
        lead="Schreiben Sie uns, was Sie brauchen. Hier sehen Sie, wie weit wir sind."
        action={mayWrite && <AskLink />}
      />
      <PageParts width="list">
        {!mayWrite && <WritersOnly />}
        {(isNarrowed || (data?.total ?? 0) > 0) && <CaseFilters filter={filter} />}
        {data ? (
          <Found {...data} filter={filter} page={page} isNarrowed={isNarrowed} mayWrite={mayWrite} />
        ) : (
          <NotLoaded level={2} failure="Ihre Anfragen konnten nicht geladen werden" error={error} onRetry={refetch}>
            <CasesSkeleton />
          </NotLoaded>
        )}
      </PageParts>
    </>
  );
}

const CasesSkeleton = () => (
  <Skeleton>
    <Columns min="sm">
      <SkeletonBar height="2.75rem" />
      <SkeletonBar height="2.75rem" />
    </Columns>
    <SkeletonList rows={4} pictures={false} />
  </Skeleton>
);

const AskLink = () => (
  <PageLink to="service_cases" query={{ neu: "" }} className={buttonClass({ variant: "primary" })}>
    <Icon shape={plus} />
    Neue Anfrage
  </PageLink>
);

/** Search by text or number, and by state. The address holds both. */
function CaseFilters({ filter }: { filter: CaseFilter }) {
  const goTo = useGoTo();
  const narrow = (wanted: CaseFilter) =>
    void goTo("service_cases", { query: queryOfList(wanted), replace: true, withoutAsking: true });

  function chooseState(value: string) {
    narrow({ search: filter.search, ...(value !== "" && { state: value as CaseState }) });
  }
  return (
    <Filters
      search={{
        label: "Nach Wort oder Nummer suchen",
        value: filter.search,
        onSearch: (search) => narrow({ ...filter, search }),
      }}
    >
      <Select label="Stand" value={filter.state ?? ""} onChange={({ currentTarget: { value } }) => chooseState(value)}>
        <option value="">Alle</option>
        {CASE_STATES.map((state) => (
          <option key={state} value={state}>
            {CASE_STATE_LABELS[state]}
          </option>
        ))}
      </Select>
    </Filters>
  );
}

type FoundProps = CaseListProps & { cases: ServiceCaseItem[]; total: number; isNarrowed: boolean };

function Found({ cases, total, filter, page, isNarrowed, mayWrite }: FoundProps) {
  const accountId = useActiveAccountId();
  if (cases.length === 0) return isNarrowed || page > 1 ? <NothingFits /> : <NoCases mayWrite={mayWrite} />;
  return (
    <section aria-label="Anfragen">
      <ItemList>
        {cases.map((item) => (
          <CaseItem key={item.id} item={item} />
        ))}
      </ItemList>
      <ListFoot>
        <p role="status" className="note">
          {total === 1 ? "Eine Anfrage" : `${total} Anfragen`}
        </p>
        <Pagination
          page={page}
          pageCount={Math.ceil(total / CASE_PAGE_SIZE)}
          renderLink={(to, props) => <PageLink to="service_cases" query={queryOfList(filter, to)} {...props} />}
        />
        <a className={buttonClass({ variant: "quiet" })} href={casesCsvHref(accountId, filter)} download>
          <Icon shape={download} />
          Als Tabelle (CSV)
        </a>
      </ListFoot>
    </section>
  );
}

function CaseItem({ item: { id, subject, type, state, createdAt, changedAt } }: { item: ServiceCaseItem }) {
  return (
    <Item>
      <ItemWords>
        <ItemTitle>
          <PageLink to="service_cases" query={{ anfrage: String(id) }}>
            {subject}
          </PageLink>
        </ItemTitle>
        <p className="note">
          Nr. {id} · {CASE_TYPES[type].label} · {createdAt === changedAt ? "gestellt " : "zuletzt geändert "}
          <RelativeTime dateTime={changedAt} />
        </p>
      </ItemWords>
      <Status tone={STATE_TONES[state]}>{CASE_STATE_LABELS[state]}</Status>
    </Item>
  );
}

const NoCases = ({ mayWrite }: { mayWrite: boolean }) => (
  <EmptyState icon={inbox} level={2} title="Noch keine Anfragen">
    {mayWrite ? (
      <>
        Was Sie uns fragen, erscheint hier mit Nummer und Stand. Eilt es, rufen Sie uns an: <ServicePhone />
      </>
    ) : (
      "Fragen dieser Firma an uns erscheinen hier mit Nummer und Stand."
    )}
  </EmptyState>
);

const NothingFits = () => (
  <EmptyState
    icon={filterShape}
    level={2}
    title="Keine passende Anfrage"
    action={
      <PageLink to="service_cases" className={buttonClass()}>
        Alle Anfragen zeigen
      </PageLink>
    }
  >
    Suchen Sie nach einem anderen Wort, oder wählen Sie einen anderen Stand.
  </EmptyState>
);
