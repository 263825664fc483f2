import type { WebsiteCheck } from "@portal/contract/website/check/model";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import styles from "./check.module.css";
import { latestText } from "./check-texts.ts";

/** What the last check of an address says, for the overview. */
export const LatestFinding = ({ check }: { check: WebsiteCheck }) => (
  <p className={styles.latest}>
    {latestText(check)}{" "}
    <PageLink to="website_check" query={{ adresse: check.url }}>
      Website-Prüfung ansehen
    </PageLink>
  </p>
);
