import type { FeedState } from "@portal/contract/ratings/feeds";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { feedTexts, sourceLabel } from "./overview-texts.ts";
import styles from "./overview.module.css";

/** How far the ratings of portals that are asked regularly are known, and what went wrong. Nothing without such portals. */
export function Feeds({ feeds }: { feeds: readonly FeedState[] }) {
  if (feeds.length === 0) return null;
  return (
    <Section title="Stand">
      <p className={styles.quiet}>Diese Portale fragen wir mehrmals am Tag nach neuen Bewertungen.</p>
      <ul className={styles.feeds}>
        {feeds.map((feed) => {
          const { stand, problem } = feedTexts(feed);
          return (
            <li key={feed.source}>
              <strong>{sourceLabel(feed.source)}</strong>: {stand}
              {problem !== null && <span className={styles.problem}>{problem}</span>}
              {feed.source === "GOOGLEMYBUSINESS" && feed.problem === "not_connected" && (
                <PageLink to="entry_rights_overview">Wieder verbinden</PageLink>
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
