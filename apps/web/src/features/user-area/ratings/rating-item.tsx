import { PUBLIC_ENTRY_PATH } from "@portal/contract/pages/routes";
import type { OwnRating } from "@portal/contract/user-area/history";
import { InternalLink } from "../../../platform/routing/page-link.tsx";
import { Button } from "../../../ui/actions/button.tsx";
import { ItemWords } from "../../../ui/lists/item-list.tsx";
import { RelativeTime } from "../../../ui/content/relative-time.tsx";
import { UserText } from "../../../ui/content/user-text.tsx";
import { edit, trash } from "../../../ui/icons/icons.ts";
import { Row } from "../../../ui/page/layout.tsx";
import { Stars } from "../../../ui/content/stars.tsx";

type RatingItemProps = { rating: OwnRating; isLeaving: boolean; onEdit: () => void; onWithdraw: () => void };

/** One rating as visitors of the directory see it. */
export function RatingItem({ rating, isLeaving, onEdit, onWithdraw }: RatingItemProps) {
  const { company, answer } = rating;
  return (
    <>
      <ItemWords as="article" aria-label={`Bewertung von ${company.name}`}>
        <h2>
          <InternalLink href={PUBLIC_ENTRY_PATH + company.id}>{company.name}</InternalLink>
        </h2>
        <p className="note">
          {company.city === "" ? "" : `${company.city}, `}
          <RelativeTime dateTime={rating.update_date} />
        </p>
        <Stars count={rating.stars} />
        <UserText>{rating.rating_text}</UserText>
        {answer && (
          <>
            <p className="note">
              Antwort von {company.name}, <RelativeTime dateTime={answer.publishedAt} />
            </p>
            <UserText look="box">{answer.text}</UserText>
          </>
        )}
      </ItemWords>
      <Row>
        <Button size="sm" icon={edit} aria-label={`Bewertung von ${company.name} ändern`} onClick={onEdit}>
          Ändern
        </Button>
        <Button
          size="sm"
          icon={trash}
          pending={isLeaving}
          aria-label={`Bewertung von ${company.name} zurückziehen`}
          onClick={onWithdraw}
        >
          Zurückziehen
        </Button>
      </Row>
    </>
  );
}
