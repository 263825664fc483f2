import { LEADS_PAGE_SIZE, type LeadList as Leads } from "@portal/contract/leads/calls";
import type { LeadsPageName } from "@portal/contract/leads/pages";
import type { LeadKind } from "@portal/contract/leads/states";
import { germanNumber } from "@portal/contract/text/formats";
import type { ReactNode } from "react";
import { NotLoaded } from "../../../platform/api/not-loaded.tsx";
import { useArrivals } from "../../../platform/phone/use-arrivals.ts";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { useGoTo } from "../../../platform/routing/use-go-to.ts";
import { useIsAgent } from "../../../platform/session/use-session.ts";
import { CsvLink } from "../../../platform/statistics/csv-link.tsx";
import { StaleBanner } from "../../../platform/statistics/stale-banner.tsx";
import { ItemList, ListFoot } from "../../../ui/lists/item-list.tsx";
import { Skeleton, SkeletonBar, SkeletonList } from "../../../ui/feedback/skeleton.tsx";
import { Pagination } from "../../../ui/navigation/pagination.tsx";
import { PageParts } from "../../../ui/page/page-parts.tsx";
import { arrivalsSentence } from "../lead-texts.ts";
import { isNarrowed, type LeadsView, queryOfLeads } from "../leads-address.ts";
import styles from "../leads.module.css";
import { useCsvHref, useLeads } from "../leads-store.ts";
import { LeadItem } from "./lead-item.tsx";
import { LeadsFilter } from "./leads-filter.tsx";

type LeadListProps = { kind: LeadKind; page: LeadsPageName; kept: string; empty: ReactNode; view: LeadsView };

/** The list with its filter, pages and file, which names people and is not for customer care. New leads appear by themselves. */
export function LeadList({ kind, page, kept, empty, view }: LeadListProps) {
  const { data, error, isPlaceholderData, refetch } = useLeads(kind, view);
  const isAgent = useIsAgent();
  const goTo = useGoTo();
  const ids = data && !isPlaceholderData ? data.leads.map(({ id }) => id) : undefined;
  const arrived = useArrivals(JSON.stringify([kind, view]), ids);
  const arrivals = view.page === 1 ? arrived : new Set<number>();
  const show = (wanted: LeadsView) =>
    void goTo(page, { query: queryOfLeads(wanted), replace: true, withoutAsking: true });
  if (data === undefined)
    return (
      <NotLoaded level={2} failure="Die Liste konnte nicht geladen werden" error={error} onRetry={refetch}>
        <ListSkeleton />
      </NotLoaded>
    );
  if (data.total === 0 && !isNarrowed(view) && view.page === 1) return empty;
  return (
    <PageParts width="list">
      <p role="status" className={arrivals.size === 0 ? "visually-hidden" : styles.news}>
        {arrivalsSentence(arrivals.size)}
      </p>
      {error && <StaleBanner onRetry={refetch} />}
      <LeadsFilter view={view} onChange={show} />
      <Found data={data} page={page} view={view} arrivals={arrivals} />
      <p className="note">{kept}</p>
      {!isAgent && <File kind={kind} view={view} />}
    </PageParts>
  );
}

type FoundProps = { data: Leads; page: LeadsPageName; view: LeadsView; arrivals: ReadonlySet<number> };

function Found({ data: { leads, total, isMore }, page, view, arrivals }: FoundProps) {
  if (leads.length === 0) return <p>Nichts passt zu dieser Auswahl.</p>;
  return (
    <section aria-label="Gefunden">
      <ItemList>
        {leads.map((lead) => (
          <LeadItem key={lead.id} lead={lead} page={page} isNew={arrivals.has(lead.id)} />
        ))}
      </ItemList>
      <ListFoot>
        <p className="note">
          {isMore
            ? `Mehr als ${germanNumber(total)}. Bitte grenzen Sie die Liste ein.`
            : total === 1
              ? "Ein Eintrag"
              : `${germanNumber(total)} Einträge`}
        </p>
        <Pagination
          page={view.page}
          pageCount={Math.ceil(total / LEADS_PAGE_SIZE)}
          renderLink={(number, link) => (
            <PageLink to={page} query={queryOfLeads({ ...view, page: number })} {...link} />
          )}
        />
      </ListFoot>
    </section>
  );
}

const File = ({ kind, view }: { kind: LeadKind; view: LeadsView }) => (
  <p>
    <CsvLink href={useCsvHref(kind, view)} />
  </p>
);

const ListSkeleton = () => (
  <Skeleton>
    <PageParts width="list">
      <SkeletonBar height="2.75rem" />
      <SkeletonList rows={5} pictures={false} />
    </PageParts>
  </Skeleton>
);
