/** `companies`: what needs doing in which of a person's companies. */
import { COMPANIES_PAGE_SIZE, type CompanyWork } from "@portal/contract/dashboard/companies/calls";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { LoadFailure } from "../../../platform/api/load-failure.tsx";
import { formText } from "../../../platform/forms/form-text.ts";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { useGoTo, usePageQuery } from "../../../platform/routing/use-go-to.ts";
import { useIsAgent } from "../../../platform/session/use-session.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Skeleton, SkeletonList } from "../../../ui/feedback/skeleton.tsx";
import { SearchField } from "../../../ui/fields/search-field.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { building, search as searchShape } from "../../../ui/icons/icons.ts";
import { Pagination } from "../../../ui/navigation/pagination.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { missingText } from "../tasks/task-texts.ts";
import { CompanyRow } from "./company-row.tsx";
import { companiesQuery, companiesViewOf, type CompaniesView, queryOfView } from "./companies-store.ts";
import { foundText, sumsText } from "./company-texts.ts";
import styles from "./companies.module.css";

export default function CompaniesPage() {
  const isAgent = useIsAgent();
  return isAgent ? <ForPeopleOnly /> : <Companies />;
}

const ForPeopleOnly = () => (
  <>
    <PageHeader title="Alle Firmen" lead="Was in welcher Firma zu tun ist." />
    <EmptyState icon={building} level={2} title="Für den Kundendienst gibt es diese Seite nicht">
      Sie handeln gerade für eine einzelne Firma. Deren Aufgaben stehen auf der Startseite.
    </EmptyState>
  </>
);

function Companies() {
  const view = companiesViewOf(usePageQuery());
  const { data, error, refetch } = useQuery({
    ...companiesQuery(view),
    placeholderData: keepPreviousData,
    throwOnError: false,
  });
  const isNarrowed = view.search !== "" || view.filter !== "all";
  return (
    <>
      <PageHeader title="Alle Firmen" lead={data ? sumsText(data.sums) : "Was in welcher Firma zu tun ist."} />
      <div className={styles.page}>
        <Filters key={view.search} view={view} />
        {data ? (
          <>
            <p role="status" className={isNarrowed ? "note" : "visually-hidden"}>
              {foundText(data.total)}
            </p>
            <List companies={data.companies} total={data.total} view={view} isNarrowed={isNarrowed} />
            {data.missing.length > 0 && <p className="note">{missingText(data.missing)}</p>}
          </>
        ) : error ? (
          <LoadFailure
            level={2}
            title="Ihre Firmen konnten nicht geladen werden"
            error={error}
            onRetry={() => void refetch()}
          />
        ) : (
          <Skeleton>
            <SkeletonList rows={8} pictures={false} />
          </Skeleton>
        )}
      </div>
    </>
  );
}

/** Search by name, place or number, and a choice. The address holds both. */
function Filters({ view }: { view: CompaniesView }) {
  const goTo = useGoTo();
  const narrow = (wanted: Partial<CompaniesView>) =>
    void goTo("companies", { query: queryOfView({ ...view, page: 1, ...wanted }), replace: true });
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    narrow({ search: formText(event.currentTarget, "suche") });
  }
  return (
    <form role="search" aria-label="Firmen eingrenzen" className={styles.filters} onSubmit={submit}>
      <SearchField
        label="Firma suchen: Name, Ort, Nummer"
        name="suche"
        maxLength={100}
        defaultValue={view.search}
        onChange={({ currentTarget: { value } }) => {
          if (value === "" && view.search !== "") narrow({ search: "" });
        }}
      />
      <Select
        label="Zeigen"
        value={view.filter}
        onChange={({ currentTarget: { value } }) => narrow({ filter: value === "open" ? "open" : "all" })}
      >
        <option value="all">Alle Firmen</option>
        <option value="open">Nur mit Aufgaben</option>
      </Select>
      <Button type="submit">Suchen</Button>
    </form>
  );
}

type ListProps = { companies: readonly CompanyWork[]; total: number; view: CompaniesView; isNarrowed: boolean };

function List({ companies, total, view, isNarrowed }: ListProps) {
  const pageCount = Math.ceil(total / COMPANIES_PAGE_SIZE);
  if (total === 0)
    return (
      <EmptyState icon={searchShape} level={2} title={isNarrowed ? "Keine Firma gefunden" : "Noch keine Firma"}>
        {isNarrowed ? (
          <>
            Bitte prüfen Sie Name, Ort oder Nummer. <PageLink to="companies">Alle Firmen zeigen</PageLink>
          </>
        ) : (
          "Sobald Sie Zugriff auf Firmen haben, stehen sie hier."
        )}
      </EmptyState>
    );
  if (companies.length === 0)
    return (
      <EmptyState icon={searchShape} level={2} title="So viele Seiten gibt es nicht">
        <PageLink to="companies" query={queryOfView({ ...view, page: 1 })}>
          Zur ersten Seite
        </PageLink>
      </EmptyState>
    );
  return (
    <>
      <ul role="list" className={styles.list}>
        {companies.map((company) => (
          <CompanyRow key={company.id} company={company} />
        ))}
      </ul>
      <Pagination
        page={view.page}
        pageCount={pageCount}
        label="Seiten der Firmen"
        renderLink={(page, props) => (
          <PageLink key={props["aria-label"]} to="companies" query={queryOfView({ ...view, page })} {...props} />
        )}
      />
    </>
  );
}
