import { rightCovers } from "@portal/contract/http/access";
import type { AnswerChange, EarlierRating } from "@portal/contract/ratings/manage/calls";
import { germanInstant } from "@portal/contract/text/formats";
import { ApiProblem } from "../../../../platform/api/api-problem.ts";
import { LoadFailure } from "../../../../platform/api/load-failure.tsx";
import { CallUs } from "../../../../platform/brand/service-phone.tsx";
import { PageLink } from "../../../../platform/routing/page-link.tsx";
import { useAccount } from "../../../../platform/session/use-session.ts";
import { StaleBanner } from "../../../../platform/statistics/stale-banner.tsx";
import { Stars } from "../../../../ui/content/stars.tsx";
import { UserText } from "../../../../ui/content/user-text.tsx";
import { EmptyState } from "../../../../ui/feedback/empty-state.tsx";
import { Skeleton, SkeletonText } from "../../../../ui/feedback/skeleton.tsx";
import { star } from "../../../../ui/icons/icons.ts";
import { Stack } from "../../../../ui/page/layout.tsx";
import { PageParts } from "../../../../ui/page/page-parts.tsx";
import { Section } from "../../../../ui/page/section.tsx";
import styles from "../manage.module.css";
import { useRating } from "../manage-store.ts";
import { changeLine } from "../manage-texts.ts";
import { GoogleHint } from "./google-hint.tsx";
import { HowRatingsAreVerified } from "../../how-verified.tsx";
import { RatingItem } from "./rating-item.tsx";

/** One rating under its own address, with the history of its answer. */
export function OneRating({ id }: { id: number }) {
  const { data, error, refetch } = useRating(id);
  const mayWrite = rightCovers(useAccount().right, "write");
  if (error instanceof ApiProblem && error.has("ratings.not_found")) return <Gone />;
  if (data === undefined && error !== null) {
    return (
      <LoadFailure
        level={2}
        title="Die Bewertung konnte nicht geladen werden"
        error={error}
        onRetry={() => void refetch()}
        contact={<CallUs />}
      />
    );
  }
  if (data === undefined) {
    return (
      <Skeleton>
        <SkeletonText lines={5} />
      </Skeleton>
    );
  }
  return (
    <PageParts>
      <Section title={`Bewertung Nr. ${id}`} action={<AllRatings />}>
        <Stack gap="lg">
          {error && <StaleBanner onRetry={refetch} />}
          <GoogleHint state={data.google} ratings={[data.rating]} />
          <RatingItem rating={data.rating} google={data.google} mayWrite={mayWrite} />
        </Stack>
      </Section>
      {data.earlier.length > 0 && <Earlier versions={data.earlier} />}
      <Section title="Verlauf">
        {data.changes.length === 0 ? (
          <p>Zu dieser Bewertung hat noch niemand etwas getan.</p>
        ) : (
          <ol className={styles.steps}>
            {data.changes.map((change) => (
              <Step key={change.id} change={change} />
            ))}
          </ol>
        )}
      </Section>
      <HowRatingsAreVerified />
    </PageParts>
  );
}

const AllRatings = () => <PageLink to="ratings_manage">Alle Bewertungen</PageLink>;

const Step = ({ change }: { change: AnswerChange }) => (
  <li>
    <p className="note">{changeLine(change)}</p>
    {change.text !== "" && <UserText>{change.text}</UserText>}
  </li>
);

const Earlier = ({ versions }: { versions: readonly EarlierRating[] }) => (
  <Section title="Frühere Fassungen" description="Wer bewertet hat, hat die Bewertung geändert.">
    <ol className={styles.steps}>
      {versions.map(({ stars, title, text, until }) => (
        <li key={until}>
          <Stars count={stars} />
          <p className="note">bis {germanInstant(until)} Uhr</p>
          {[title, text]
            .filter((words) => words !== "")
            .map((words) => (
              <UserText key={words}>{words}</UserText>
            ))}
        </li>
      ))}
    </ol>
  </Section>
);

const Gone = () => (
  <EmptyState icon={star} level={2} title="Diese Bewertung gibt es nicht mehr" action={<AllRatings />}>
    Wer sie geschrieben hat, hat sie vielleicht zurückgezogen, oder das Portal hat sie gelöscht.
  </EmptyState>
);
