import { germanNumber } from "@portal/contract/text/formats";
import { QUICK_DAYS } from "@portal/contract/website/statistics/calls";
import { SITE_METRIC_DEFINITIONS, SITE_METRIC_LABELS } from "@portal/contract/website/statistics/words";
import { useActiveAccountId } from "../../../platform/query/use-account-query.ts";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { deltaOf } from "../../../platform/statistics/statistics-texts.ts";
import { Stat } from "../../../ui/figures/stat.tsx";
import { Columns, Stack } from "../../../ui/page/layout.tsx";
import { useQuickFigures } from "./statistics-store.ts";
import { sourceText } from "./statistics-texts.ts";

/** Visits of a website in the last four weeks, for the overview. Nothing until there are figures. */
export function QuickFigures({ websiteId }: { websiteId: number }) {
  const accountId = useActiveAccountId();
  const { data } = useQuickFigures(accountId);
  const figure = data?.figures.find((one) => one.websiteId === websiteId);
  if (figure === undefined) return null;
  return (
    <Stack gap="sm">
      <Columns>
        {(["visits", "views"] as const).map((metric) => (
          <Stat
            key={metric}
            label={`${SITE_METRIC_LABELS[metric]} in ${QUICK_DAYS} Tagen`}
            value={germanNumber(figure[metric].value)}
            delta={deltaOf(figure[metric])}
            definition={SITE_METRIC_DEFINITIONS[figure.source.kind][metric]}
            note={
              figure[metric].before === null
                ? undefined
                : `${germanNumber(figure[metric].before)} in den vier Wochen davor`
            }
          />
        ))}
      </Columns>
      <p className="note">
        {sourceText(figure.source)}{" "}
        <PageLink to="website_statistics" query={{ website: String(websiteId) }}>
          Website-Statistik ansehen
        </PageLink>
      </p>
    </Stack>
  );
}
