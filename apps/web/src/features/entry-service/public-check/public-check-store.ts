/** The check of any business: what somebody typed, the call that starts it, and its results so far. */
import { getAnalysisData, getJobIdAndPortalsMetadata, type PortalMetadata } from "@portal/contract/entry-service/calls";
import { useQuery } from "@tanstack/react-query";
import { apiCall } from "../../../platform/api/api-call.ts";
import { personKey } from "../../../platform/query/query-keys.ts";

/** Portals answer within seconds; at this interval people see each step of the progress. */
const ASK_AGAIN_MS = 1200;

export const ASKED_FIELDS = ["company", "street", "houseNumber", "zipCode", "phone"] as const;
export type Asked = Record<(typeof ASKED_FIELDS)[number], string>;

export type StartedCheck = { asked: Asked; jobId: number; token: string; metadata: readonly PortalMetadata[] };

/**
 * The check that was started last, so that people come back to its results. The token stays in memory: whoever has it
 * can read them.
 */
let latest: StartedCheck | null = null;

export const latestCheck = (): StartedCheck | null => latest;
export const forgetCheck = (): void => void (latest = null);

/** @throws ApiProblem */
export async function startCheck(asked: Asked): Promise<StartedCheck> {
  latest = { asked, ...(await apiCall(getJobIdAndPortalsMetadata, { query: asked })) };
  return latest;
}

/** The results so far, loaded again until every portal has answered. */
export function useResults({ jobId, token, metadata }: StartedCheck) {
  const query = { jobId: String(jobId), token };
  return useQuery({
    queryKey: personKey("entry-service", getAnalysisData, { query }),
    queryFn: ({ signal }) => apiCall(getAnalysisData, { query, signal }),
    throwOnError: false,
    refetchInterval: ({ state: { data, error } }) =>
      error !== null || data?.results.length === metadata.length ? false : ASK_AGAIN_MS,
  });
}
