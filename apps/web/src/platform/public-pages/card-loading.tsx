import { Skeleton, SkeletonList } from "../../ui/feedback/skeleton.tsx";
import { CardPage } from "../../ui/page/card-page.tsx";
import { LoadFailure } from "../api/load-failure.tsx";

type CardLoadingProps = {
  title: string;
  /** "Ihre Anfrage konnte nicht geladen werden" */
  failure: string;
  error: Error | null;
  onRetry: () => unknown;
};

/** A page of one card before its answer is there, or if there is none. */
export const CardLoading = ({ title, failure, error, onRetry }: CardLoadingProps) => (
  <CardPage title={title} wide>
    {error ? (
      <LoadFailure level={2} title={failure} error={error} onRetry={() => void onRetry()} />
    ) : (
      <Skeleton>
        <SkeletonList rows={4} pictures={false} />
      </Skeleton>
    )}
  </CardPage>
);
