import type { SalesForceEntry } from "@portal/contract/entry/entry";
import { useQuery } from "@tanstack/react-query";
import { ApiProblem } from "../../../platform/api/api-problem.ts";
import { useActiveAccountId } from "../../../platform/query/use-account-query.ts";
import { entryQuery } from "../entry-store.ts";

export type EntryState =
  | { readonly kind: "loading" }
  /** The company has no entry yet. */
  | { readonly kind: "missing" }
  | { readonly kind: "failed"; readonly error: Error; readonly retry: () => void }
  | { readonly kind: "loaded"; readonly entry: SalesForceEntry };

/** The active company's entry, with every state that a page must show. */
export function useEntry(): EntryState {
  const { data, error, refetch } = useQuery({ ...entryQuery(useActiveAccountId()), throwOnError: false });
  if (data) return { kind: "loaded", entry: data.entry };
  if (error instanceof ApiProblem && error.has("entry.not_found")) return { kind: "missing" };
  return error ? { kind: "failed", error, retry: () => void refetch() } : { kind: "loading" };
}
