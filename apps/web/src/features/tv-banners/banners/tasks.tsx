import type { TvBanner, TvCreative } from "@portal/contract/tv-banners/banners/calls";
import { queryOfPlace } from "../../../platform/lists/list-page.ts";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { usePageQuery } from "../../../platform/routing/use-go-to.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { tasksOf } from "./creative-texts.ts";
import styles from "./banners.module.css";

export const creativeAnchor = (binaryMasterId: string): string => `motiv-${binaryMasterId}`;

type TasksProps = { banners: readonly TvBanner[]; creatives: readonly TvCreative[]; mayWrite: boolean };

/** What is to do, each with a way to it. */
export function Tasks({ banners, creatives, mayWrite }: TasksProps) {
  const query = usePageQuery();
  const tasks = tasksOf(banners, creatives);
  if (tasks.length === 0) return <Alert tone="success" title="Bei Ihren TV-Bannern gibt es nichts zu tun" />;
  return (
    <Alert tone="warning" title={mayWrite ? "Das können Sie jetzt tun" : "Das ist zu tun"}>
      <ul className={styles.tasks}>
        {tasks.map(({ key, text, creative }) => (
          <li key={key}>
            {text}{" "}
            {creative !== null && (
              <PageLink
                to="tv_banner_overview"
                query={queryOfPlace(
                  query,
                  creatives.findIndex(({ binaryMasterId }) => binaryMasterId === creative),
                )}
                place={creativeAnchor(creative)}
              >
                Motiv ansehen
              </PageLink>
            )}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
