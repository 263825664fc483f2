import { useQueryClient } from "@tanstack/react-query";

/** Returns a function that loads again what an absence changes: the list, the entry and the settings of the services. */
export function useChangedAbsences() {
  const client = useQueryClient();
  return () => client.invalidateQueries();
}
