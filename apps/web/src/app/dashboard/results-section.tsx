import type { DashboardResult } from "@portal/contract/dashboard/calls";
import { PageLink } from "../../platform/routing/page-link.tsx";
import { DataList } from "../../ui/content/data-list.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { chart } from "../../ui/icons/icons.ts";
import { Section } from "../../ui/page/section.tsx";
import styles from "./results-section.module.css";

/** One figure of each product, with its source. */
export const ResultsSection = ({ results }: { results: readonly DashboardResult[] }) => (
  <Section title="Das haben Ihre Produkte gebracht">
    {results.length === 0 ? (
      <EmptyState icon={chart} title="Noch keine Zahlen">
        Sobald Ihre Produkte laufen, stehen hier ihre Zahlen.
      </EmptyState>
    ) : (
      <DataList
        items={results.map(({ product, text, source, place }) => ({
          term: product,
          value: (
            <>
              <PageLink to={place.page} query={place.query}>
                {text}
              </PageLink>
              <span className={styles.source}>{source}</span>
            </>
          ),
        }))}
      />
    )}
  </Section>
);
