import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { LoadFailure } from "../../../platform/api/load-failure.tsx";
import { Skeleton, SkeletonText } from "../../../ui/feedback/skeleton.tsx";
import { Section } from "../../../ui/page/section.tsx";

type PartProps<T> = {
  title: string;
  description?: string;
  /** What is said if the part can't be loaded. */
  failed: string;
  query: UseQueryResult<T>;
  children: (data: T) => ReactNode;
};

/** A section with a call of its own: it loads and fails without the rest of the page. */
export function Part<T>({ title, description, failed, query, children }: PartProps<T>) {
  const { data, error, isPlaceholderData, refetch } = query;
  return (
    <Section title={title} description={description}>
      {data !== undefined && <div aria-busy={isPlaceholderData}>{children(data)}</div>}
      {data === undefined && error && <LoadFailure title={failed} error={error} onRetry={() => void refetch()} />}
      {data === undefined && !error && (
        <Skeleton>
          <SkeletonText lines={4} />
        </Skeleton>
      )}
    </Section>
  );
}
