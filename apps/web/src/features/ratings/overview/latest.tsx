import type { LatestRating } from "@portal/contract/ratings/overview/calls";
import { germanDay } from "@portal/contract/text/formats";
import { berlinDate } from "@portal/contract/time/berlin-time";
import { useQuery } from "@tanstack/react-query";
import { NotLoaded } from "../../../platform/api/not-loaded.tsx";
import { useArrivals } from "../../../platform/phone/use-arrivals.ts";
import { useActiveAccountId } from "../../../platform/query/use-account-query.ts";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { Stars } from "../../../ui/content/stars.tsx";
import { Skeleton, SkeletonList } from "../../../ui/feedback/skeleton.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { newRatingsSentence } from "../manage/manage-texts.ts";
import { latestQuery } from "./overview-store.ts";
import { sourceLabel } from "./overview-texts.ts";
import styles from "./overview.module.css";

/** The newest ratings of all portals. */
export function Latest() {
  const { data, error, refetch } = useQuery({ ...latestQuery(useActiveAccountId()), throwOnError: false });
  const arrived = useArrivals(
    "latest",
    data?.ratings.map(({ id }) => id),
  );
  return (
    <Section title="Neueste Bewertungen" action={<PageLink to="ratings_manage">Alle ansehen und beantworten</PageLink>}>
      <p role="status" className="visually-hidden">
        {newRatingsSentence(arrived.size)}
      </p>
      {data && (
        <ul className={styles.list} role="list">
          {data.ratings.map((rating) => (
            <LatestItem key={rating.id} rating={rating} />
          ))}
        </ul>
      )}
      {!data && (
        <NotLoaded failure="Die neuesten Bewertungen konnten nicht geladen werden" error={error} onRetry={refetch}>
          <Skeleton>
            <SkeletonList rows={6} />
          </Skeleton>
        </NotLoaded>
      )}
    </Section>
  );
}

export const whereAndWhen = ({ source, ratedAt }: Pick<LatestRating, "source" | "ratedAt">): string =>
  `${sourceLabel(source)}, ${germanDay(berlinDate(Date.parse(ratedAt)))}`;

function LatestItem({ rating }: { rating: LatestRating }) {
  const { stars, title, text, author, isAnswered } = rating;
  return (
    <li className={styles.rating}>
      <p className={styles.line}>
        <Stars count={stars} />
        <span className={styles.quiet}>
          {author === "" ? "Ohne Namen" : author}, {whereAndWhen(rating)}
          {isAnswered && ", beantwortet"}
        </span>
      </p>
      {title !== "" && <p className={styles.text}>{title}</p>}
      <p className={text === "" ? styles.quiet : styles.text}>{text === "" ? "Ohne Text" : text}</p>
    </li>
  );
}
