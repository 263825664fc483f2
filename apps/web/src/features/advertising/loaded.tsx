import { keepPreviousData, type QueryKey, useQuery, useQueryClient, type UseQueryOptions } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { germanMessage } from "../../platform/api/german-message.ts";
import { LoadFailure } from "../../platform/api/load-failure.tsx";
import { CallUs } from "../../platform/brand/service-phone.tsx";
import { useSubmission } from "../../platform/forms/use-submission.ts";
import { StaleBanner } from "../../platform/statistics/stale-banner.tsx";
import { StatisticsSkeleton } from "../../platform/statistics/statistics-skeleton.tsx";
import styles from "../../platform/statistics/statistics.module.css";
import { Alert } from "../../ui/feedback/alert.tsx";
import { reload } from "./ads-store.ts";

type LoadedProps<Answer, Key extends QueryKey> = {
  query: UseQueryOptions<Answer, Error, Answer, Key>;
  /** "Die Statistik konnte nicht geladen werden" */
  failed: string;
  figures: number;
  children: (answer: Answer) => ReactNode;
};

/** Loads and fails in its place on the page, and keeps the old figures until new ones are there. */
const IN_PLACE = { placeholderData: keepPreviousData, throwOnError: false } as const;

/** Whether `Loaded` does not show the answer of this very query yet. */
export function useIsLoading<Answer, Key extends QueryKey>(
  query: UseQueryOptions<Answer, Error, Answer, Key>,
): boolean {
  const { data, isPlaceholderData } = useQuery({ ...query, ...IN_PLACE });
  return data === undefined || isPlaceholderData;
}

/** The answer of a call, or that it loads, failed, or could not be renewed. */
export function Loaded<Answer, Key extends QueryKey>({ query, failed, figures, children }: LoadedProps<Answer, Key>) {
  const client = useQueryClient();
  const { data, error, isPlaceholderData } = useQuery({ ...query, ...IN_PLACE });
  const { run, refusal } = useSubmission(germanMessage);
  const again = () => run(() => reload(client, query as never));
  if (data === undefined) {
    if (error === null) return <StatisticsSkeleton figures={figures} />;
    return <LoadFailure level={2} title={failed} error={error} onRetry={() => void again()} contact={<CallUs />} />;
  }
  return (
    <>
      {error !== null && <StaleBanner onRetry={again} />}
      {error !== null && refusal !== null && <Alert tone="info">{refusal}</Alert>}
      <div className={styles.content} aria-busy={isPlaceholderData}>
        {children(data)}
      </div>
    </>
  );
}
