import { getOwnObjections, type Objection, stepOwnObjection } from "@portal/contract/ratings/objections/calls";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { apiCall } from "../../../platform/api/api-call.ts";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { usePageQuery } from "../../../platform/routing/use-go-to.ts";
import { buttonClass } from "../../../ui/actions/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import { arrowLeft, inbox } from "../../../ui/icons/icons.ts";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { PageParts } from "../../../ui/page/page-parts.tsx";
import { AuthorSteps } from "./author-steps.tsx";
import { NotYet, ObjectionFrame } from "./objection-detail.tsx";
import { FoundObjections } from "./objection-list.tsx";
import { ownObjectionQuery, ownObjectionsQuery, useChange } from "./objection-store.ts";
import { objectionViewOf } from "./view.ts";

/** `user_rating_objections`: objections to the person's ratings, or one of them. */
export default function AuthorObjectionsPage() {
  const view = objectionViewOf(usePageQuery());
  if (view.kind === "objection") return <AuthorObjection key={view.id} id={view.id} />;
  return <AuthorList page={view.kind === "list" ? view.page : 1} />;
}

function AuthorList({ page }: { page: number }) {
  const found = useQuery({
    ...ownObjectionsQuery(page),
    placeholderData: keepPreviousData,
    throwOnError: false,
  });
  return (
    <>
      <PageHeader
        title="Einwände gegen Ihre Bewertungen"
        lead="Hier antworten Sie, wenn eine Firma einer Bewertung widerspricht. Die Firma erfährt nicht, wer Sie sind."
      />
      <PageParts width="list">
        <FoundObjections found={found} view={{ search: "", page }} side="author" to="user_rating_objections">
          <EmptyState icon={inbox} level={2} title="Keine Einwände">
            Widerspricht eine Firma einer Ihrer Bewertungen, schreiben wir Ihnen und Sie antworten hier.
          </EmptyState>
        </FoundObjections>
        <ToRatings />
      </PageParts>
    </>
  );
}

const ToRatings = () => (
  <div>
    <PageLink to="user_ratings" className={buttonClass({ variant: "quiet" })}>
      <Icon shape={arrowLeft} />
      Meine Bewertungen
    </PageLink>
  </div>
);

const ToList = () => (
  <div>
    <PageLink to="user_rating_objections" className={buttonClass({ variant: "quiet" })}>
      <Icon shape={arrowLeft} />
      Alle Einwände
    </PageLink>
  </div>
);

function AuthorObjection({ id }: { id: number }) {
  const query = ownObjectionQuery(id);
  const { data, error, refetch } = useQuery({ ...query, throwOnError: false });
  const change = useChange<Objection>(getOwnObjections);
  const step = (action: "state" | "complain", text: string) =>
    change(query.queryKey, () => apiCall(stepOwnObjection, { params: { id: String(id) }, body: { action, text } }));
  if (data === undefined) return <NotYet error={error} onRetry={() => void refetch()} back={<ToList />} />;
  const { objection } = data;
  return (
    <ObjectionFrame objection={objection} side="author" back={<ToList />}>
      <AuthorSteps objection={objection} step={step} />
    </ObjectionFrame>
  );
}
