import { PUBLIC_ENTRY_PATH } from "@portal/contract/pages/routes";
import type { OwnRating } from "@portal/contract/user-area/history";
import { InternalLink } from "../../../platform/routing/page-link.tsx";
import { Button } from "../../../ui/actions/button.tsx";
import { RelativeTime } from "../../../ui/content/relative-time.tsx";
import { edit, trash } from "../../../ui/icons/icons.ts";
import { Row } from "../../../ui/page/layout.tsx";
import styles from "../item-list.module.css";
import { Stars } from "../../../ui/content/stars.tsx";

type RatingItemProps = { rating: OwnRating; isLeaving: boolean; onEdit: () => void; onWithdraw: () => void };

/** One rating as visitors of the directory see it. */
export function RatingItem({ rating, isLeaving, onEdit, onWithdraw }: RatingItemProps) {
  const { company } = rating;
  return (
    <>
      <article className={styles.words}>
        <h2 className={styles.title}>
          <InternalLink href={PUBLIC_ENTRY_PATH + company.id}>{company.name}</InternalLink>
        </h2>
        <p className={styles.meta}>
          {company.city === "" ? "" : `${company.city}, `}
          <RelativeTime dateTime={rating.update_date} />
        </p>
        <Stars count={rating.stars} />
        <p className={styles.text}>{rating.rating_text}</p>
      </article>
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
