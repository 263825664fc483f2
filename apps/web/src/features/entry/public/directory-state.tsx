import { getGrisuEntryFromRedis } from "@portal/contract/entry/directory/calls";
import { useQuery } from "@tanstack/react-query";
import { accountQuery } from "../../../platform/query/use-account-query.ts";
import { RelativeTime } from "../../../ui/content/relative-time.tsx";

export const directoryCopyQuery = (accountId: number) => accountQuery(accountId, "entry", getGrisuEntryFromRedis, {});

type DirectoryStateProps = {
  companyId: number;
  /** Last save of the entry; ISO instant, UTC. */
  updatedAt: string;
};

/** Says how old the directory's copy is and whether it contains the last change. Renders nothing while that loads. */
export function DirectoryState({ companyId, updatedAt }: DirectoryStateProps) {
  const { data } = useQuery({ ...directoryCopyQuery(companyId), throwOnError: false });
  if (data === undefined) return null;
  const isBehind = Date.parse(data.entry.updatedAt) < Date.parse(updatedAt);
  return isBehind ? (
    <> · Im Verzeichnis erscheint die letzte Änderung in wenigen Minuten</>
  ) : (
    <>
      {" "}
      · Im Verzeichnis: Stand <RelativeTime dateTime={data.cachedAt} />
    </>
  );
}
