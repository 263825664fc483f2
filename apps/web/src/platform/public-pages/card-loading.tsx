import { Skeleton, SkeletonList } from "../../ui/feedback/skeleton.tsx";
import { CardPage } from "../../ui/page/card-page.tsx";
import { NotLoaded } from "../api/not-loaded.tsx";

type CardLoadingProps = {
  title: string;
  /** "Ihre Anfrage konnte nicht geladen werden" */
  failure: string;
  error: Error | null;
  onRetry: () => unknown;
};

/** A page of one card before its answer is there, or if there is none. */
export const CardLoading = ({ title, ...rest }: CardLoadingProps) => (
  <CardPage title={title} wide>
    <NotLoaded level={2} {...rest}>
      <Skeleton>
        <SkeletonList rows={4} pictures={false} />
      </Skeleton>
    </NotLoaded>
  </CardPage>
);
