import type { SeoOverview } from "@portal/contract/seo/calls";
import { germanNumber } from "@portal/contract/text/formats";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { deltaOf, deltaSentence } from "../../../platform/statistics/statistics-texts.ts";
import { Stat } from "../../../ui/figures/stat.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { directoryStand } from "./seo-texts.ts";
import styles from "./seo.module.css";

/** How often people opened the entry after a search in the directory. */
export function DirectorySection({ overview }: { overview: SeoOverview }) {
  const { directory, range } = overview;
  return (
    <Section
      title="Im Verzeichnis"
      action={<PageLink to="entry_statistics">Zur Statistik des Eintrags</PageLink>}
      description={directoryStand(overview) || undefined}
    >
      {directory === null ? (
        <p className={styles.none}>
          Noch hat niemand Ihren Eintrag geöffnet. Sobald das geschieht, sehen Sie hier, wonach gesucht wurde.
        </p>
      ) : (
        <Stat
          label="Aufrufe nach einer Suche"
          value={germanNumber(directory.views.value)}
          delta={deltaOf(directory.views)}
          definition={`So oft wurde Ihr Eintrag geöffnet, nachdem jemand etwas gesucht hatte. ${sentenceOf(deltaSentence(directory.views, range))}`}
        />
      )}
    </Section>
  );
}

const sentenceOf = (change: string): string => (change === "" ? "" : `Verglichen: ${change}.`);
