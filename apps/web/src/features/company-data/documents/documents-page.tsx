import {
  type CompanyDocuments,
  DOCUMENT_YEARS,
  DOCUMENTS_PER_PAGE,
  MOST_DOCUMENTS_ZIPPED,
} from "@portal/contract/company-data/documents/calls";
import { rightCovers } from "@portal/contract/http/access";
import { germanNumber } from "@portal/contract/text/formats";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { NotLoaded } from "../../../platform/api/not-loaded.tsx";
import { useActiveAccountId } from "../../../platform/query/use-account-query.ts";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { usePageQuery } from "../../../platform/routing/use-go-to.ts";
import { useAccount } from "../../../platform/session/use-session.ts";
import { buttonClass } from "../../../ui/actions/button.tsx";
import { ItemList, ListFoot } from "../../../ui/lists/item-list.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Skeleton, SkeletonBar, SkeletonList } from "../../../ui/feedback/skeleton.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import { download, filter, inbox } from "../../../ui/icons/icons.ts";
import { Pagination } from "../../../ui/navigation/pagination.tsx";
import { Columns } from "../../../ui/page/layout.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { PageParts } from "../../../ui/page/page-parts.tsx";
import { EditorsOnly } from "../editors-only.tsx";
import { ListFiles } from "../list-files.tsx";
import { DocumentItem } from "./document-item.tsx";
import { type DocumentView, isNarrowed, queryOfView, viewOf } from "./documents-address.ts";
import { DocumentsFilter } from "./documents-filter.tsx";
import { csvHref, documentsQuery, zipHref } from "./documents-store.ts";

/** `company_documents`: invoices, contracts and letters, by year and kind. */
export default function DocumentsPage() {
  const { right } = useAccount();
  return (
    <>
      <PageHeader title="Dokumente" lead="Ihre Rechnungen, Verträge und Schreiben von uns, als PDF." />
      {rightCovers(right, "write") ? <Documents /> : <EditorsOnly what="Dokumente" />}
    </>
  );
}

function Documents() {
  const view = viewOf(usePageQuery());
  const { data, error, refetch } = useQuery({
    ...documentsQuery(useActiveAccountId(), view),
    placeholderData: keepPreviousData,
    throwOnError: false,
  });
  if (data === undefined) {
    return (
      <NotLoaded level={2} failure="Ihre Dokumente konnten nicht geladen werden" error={error} onRetry={refetch}>
        <DocumentsSkeleton />
      </NotLoaded>
    );
  }
  return (
    <PageParts width="list">
      {data.years.length > 0 && <DocumentsFilter view={view} years={data.years} />}
      <Found {...data} view={view} />
      <p className="note">
        Wir bewahren Dokumente {DOCUMENT_YEARS} Jahre auf. Ob wir Ihnen bei neuen Dokumenten schreiben, wählen Sie in
        „Mein Bereich“.
      </p>
    </PageParts>
  );
}

const DocumentsSkeleton = () => (
  <Skeleton>
    <Columns min="sm">
      <SkeletonBar height="2.75rem" />
      <SkeletonBar height="2.75rem" />
      <SkeletonBar height="2.75rem" />
    </Columns>
    <SkeletonList rows={6} pictures={false} />
  </Skeleton>
);

function Found({ documents, total, ofYear, view }: CompanyDocuments & { view: DocumentView }) {
  const accountId = useActiveAccountId();
  if (documents.length === 0) return isNarrowed(view) || view.page > 1 ? <NothingFits /> : <NoDocuments />;
  return (
    <section aria-label="Dokumente">
      <ItemList>
        {documents.map((document) => (
          <DocumentItem
            key={`${document.source} ${document.documentType} ${document.documentNumber}`}
            document={document}
          />
        ))}
      </ItemList>
      <ListFoot>
        <p role="status" className="note">
          {total === 1 ? "Ein Dokument" : `${germanNumber(total)} Dokumente`}
        </p>
        <Pagination
          page={view.page}
          pageCount={Math.ceil(total / DOCUMENTS_PER_PAGE)}
          renderLink={(page, props) => (
            <PageLink to="company_documents" query={queryOfView({ ...view, page })} {...props} />
          )}
        />
        {view.year !== null && (
          <a className={buttonClass({ variant: "quiet" })} href={zipHref(accountId, view.year)} download>
            <Icon shape={download} />
            Alle aus {view.year} (ZIP)
          </a>
        )}
      </ListFoot>
      {ofYear !== null && ofYear > MOST_DOCUMENTS_ZIPPED && (
        <p className="note">
          Die ZIP-Datei enthält die ersten {germanNumber(MOST_DOCUMENTS_ZIPPED)} von {germanNumber(ofYear)} Dokumenten
          dieses Jahres. Die übrigen laden Sie hier einzeln.
        </p>
      )}
      <ListFiles csv={csvHref(accountId, view)} label="Diese Auswahl als Tabelle (CSV)" />
    </section>
  );
}

const NoDocuments = () => (
  <EmptyState icon={inbox} level={2} title="Noch keine Dokumente">
    Rechnungen, Verträge und Schreiben von uns liegen hier, sobald es welche gibt.
  </EmptyState>
);

const NothingFits = () => (
  <EmptyState
    icon={filter}
    level={2}
    title="Kein passendes Dokument"
    action={
      <PageLink to="company_documents" className={buttonClass()}>
        Alle Dokumente zeigen
      </PageLink>
    }
  >
    Suchen Sie mit einem anderen Wort, in einem anderen Jahr oder in einer anderen Art.
  </EmptyState>
);
