import { OWN_RATINGS_PAGE_SIZE } from "@portal/contract/user-area/history";
import { getRatings, type OwnRatings } from "@portal/contract/user-area/history";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getOwnObjections } from "@portal/contract/ratings/objections/calls";
import { useRef, useState } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { NotLoaded } from "../../../platform/api/not-loaded.tsx";
import { personKey } from "../../../platform/query/query-keys.ts";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { usePageQuery } from "../../../platform/routing/use-go-to.ts";
import { Item, ItemList, ListFoot } from "../../../ui/lists/item-list.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Skeleton, SkeletonCard } from "../../../ui/feedback/skeleton.tsx";
import { star } from "../../../ui/icons/icons.ts";
import { Pagination } from "../../../ui/navigation/pagination.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { PageParts } from "../../../ui/page/page-parts.tsx";
import { pageNumberOf } from "../history/page-number.ts";
import { useRemoval } from "../history/use-removal.ts";
import { RatingForm } from "../ratings/rating-form.tsx";
import { RatingItem } from "../ratings/rating-item.tsx";
import { withdrawal } from "../ratings/withdrawal.ts";

/** Placeholder rows while the list loads (Specification §9). */
const PLACEHOLDER_ROWS = 3;

/** `user_ratings`: the person's own ratings, five per page (Specification §9); each can be changed and withdrawn. */
export default function RatingsPage() {
  const page = pageNumberOf(usePageQuery()["seite"]);
  const { data, error, refetch } = useQuery({
    queryKey: personKey("user-area", getRatings, { query: { page } }),
    queryFn: ({ signal }) => apiCall(getRatings, { query: { page: String(page) }, signal }),
    placeholderData: keepPreviousData,
    throwOnError: false,
  });
  return (
    <>
      <PageHeader
        title="Meine Bewertungen"
        lead="Was Sie über Firmen geschrieben haben. Ändern Sie Text und Sterne, oder ziehen Sie eine Bewertung zurück."
      />
      <PageParts>
        <Objections />
        {data ? (
          <Ratings answer={data} page={page} />
        ) : (
          <NotLoaded level={2} failure="Ihre Bewertungen konnten nicht geladen werden" error={error} onRetry={refetch}>
            <Skeleton>
              {Array.from({ length: PLACEHOLDER_ROWS }, (_, row) => (
                <SkeletonCard key={row} lines={3} />
              ))}
            </Skeleton>
          </NotLoaded>
        )}
      </PageParts>
    </>
  );
}

/** The way to objections of companies, and whether one waits for an answer. */
function Objections() {
  const { data } = useQuery({
    queryKey: personKey("ratings", getOwnObjections, { query: { page: 1 } }),
    queryFn: ({ signal }) => apiCall(getOwnObjections, { query: { page: "1" }, signal }),
    throwOnError: false,
  });
  const waiting = data?.waiting ?? 0;
  const link = <PageLink to="user_rating_objections">Einwände gegen Ihre Bewertungen</PageLink>;
  if (waiting === 0) return <p>{link}</p>;
  return (
    <Alert
      tone="warning"
      title={
        waiting === 1
          ? "Ein Einwand wartet auf Ihre Stellungnahme"
          : `${waiting} Einwände warten auf Ihre Stellungnahme`
      }
      actions={link}
    >
      Eine Firma widerspricht Ihrer Bewertung. Schreiben Sie, wie es war. Die Firma erfährt nicht, wer Sie sind.
    </Alert>
  );
}

const allPages = personKey("user-area", getRatings).slice(0, -1);

function Ratings({ answer: { ratings, total }, page }: { answer: OwnRatings; page: number }) {
  const [editing, setEditing] = useState<number | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const { removing, remove } = useRemoval(allPages, list);
  const stopEditing = () => {
    setEditing(null);
    list.current?.focus();
  };
  return (
    <div ref={list} tabIndex={-1} role="group" aria-label="Bewertungen">
      {ratings.length === 0 && <NoRatings total={total} />}
      <ItemList>
        {ratings.map((rating) => (
          <Item key={rating.id} layout={editing === rating.id ? "block" : "row"}>
            {editing === rating.id ? (
              <RatingForm rating={rating} queryKey={allPages} onClose={stopEditing} />
            ) : (
              <RatingItem
                rating={rating}
                isLeaving={removing === String(rating.id)}
                onEdit={() => setEditing(rating.id)}
                onWithdraw={() => void remove(withdrawal(rating))}
              />
            )}
          </Item>
        ))}
      </ItemList>
      <ListFoot>
        <Pagination
          label="Seiten der Bewertungen"
          page={page}
          pageCount={Math.ceil(total / OWN_RATINGS_PAGE_SIZE)}
          renderLink={(to, props) => <PageLink key={to} to="user_ratings" query={{ seite: String(to) }} {...props} />}
        />
      </ListFoot>
    </div>
  );
}

const NoRatings = ({ total }: { total: number }) => (
  <EmptyState icon={star} level={2} title={total === 0 ? "Noch keine Bewertungen" : "Diese Seite ist leer"}>
    {total === 0 ? (
      "Wenn Sie im Verzeichnis eine Firma bewerten, finden Sie Ihre Bewertung hier wieder."
    ) : (
      <PageLink to="user_ratings">Zur ersten Seite</PageLink>
    )}
  </EmptyState>
);
