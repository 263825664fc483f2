import { useQuery } from "@tanstack/react-query";
import { useActiveAccountId } from "../../../platform/query/use-account-query.ts";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import styles from "./check.module.css";
import { checkQuery } from "./check-store.ts";
import { latestText } from "./check-texts.ts";

/** What the last check of an address says, for the overview. Nothing until it is known. */
export function LatestFinding({ url }: { url: string }) {
  const { data } = useQuery({ ...checkQuery(useActiveAccountId(), url), throwOnError: false });
  if (data?.check == null) return null;
  return (
    <p className={styles.latest}>
      {latestText(data.check)}{" "}
      <PageLink to="website_check" query={{ adresse: url }}>
        Prüfung ansehen
      </PageLink>
    </p>
  );
}
