import type { WebBanner } from "@portal/contract/web-banners/calls";
import { waitsForCompany } from "@portal/contract/web-banners/states";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { queryOfPlace } from "../../../platform/lists/list-page.ts";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { usePageQuery } from "../../../platform/routing/use-go-to.ts";
import { placeOf } from "./banner-item.tsx";
import { TASKS } from "./banner-texts.ts";
import styles from "./banners.module.css";

/** What the company has to do, or that there is nothing. */
export function TaskList({ banners }: { banners: readonly WebBanner[] }) {
  const query = usePageQuery();
  const waiting = banners.filter(({ state }) => waitsForCompany(state));
  if (waiting.length === 0) {
    return (
      <Alert tone="success" title="Gerade ist nichts zu tun">
        Sobald ein Banner auf Sie wartet, schreiben wir Ihnen.
      </Alert>
    );
  }
  return (
    <Alert
      tone="warning"
      title={waiting.length === 1 ? "Ein Banner wartet auf Sie" : `${waiting.length} Banner warten auf Sie`}
    >
      <ul className={styles.tasks}>
        {waiting.map((banner) => (
          <li key={banner.id}>
            {banner.name}:{" "}
            {banner.state === "to_approve" ? (
              <PageLink
                to="web_banner_overview"
                query={queryOfPlace(query, banners.indexOf(banner))}
                place={placeOf(banner)}
              >
                {TASKS[banner.state]}
              </PageLink>
            ) : (
              <PageLink to="web_banner_upload" query={{ banner: String(banner.id) }}>
                {TASKS[banner.state]}
              </PageLink>
            )}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
