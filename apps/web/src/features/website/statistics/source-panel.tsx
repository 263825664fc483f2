import { germanInstant } from "@portal/contract/text/formats";
import type { FigureSource } from "@portal/contract/website/statistics/calls";
import { PROBLEM_SENTENCES } from "@portal/contract/website/statistics/words";
import { CallUs } from "../../../platform/brand/service-phone.tsx";
import { WriteToUs } from "../../../platform/products/write-to-us.tsx";
import { Button } from "../../../ui/actions/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { refresh } from "../../../ui/icons/icons.ts";

/** As a service case names it. */
export const STATISTICS_PAGE = "Website-Statistik";

/** What is wrong with the source of the figures, how old they are, and what happens next. */
export function SourcePanel({ source, onRetry }: { source: FigureSource; onRetry: () => void }) {
  const { problem, incomplete } = source;
  if (problem === null) return incomplete ? <OlderDays /> : null;
  if (problem === "not_connected")
    return (
      <Alert tone="info" title={PROBLEM_SENTENCES[problem]}>
        {agesOf(source)} <WriteToUs page={STATISTICS_PAGE} /> <CallUs />
      </Alert>
    );
  return (
    <Alert
      tone="warning"
      title={PROBLEM_SENTENCES[problem]}
      announce
      actions={
        <Button size="sm" icon={refresh} onClick={onRetry}>
          Erneut versuchen
        </Button>
      }
    >
      {agesOf(source)} Wir versuchen es von selbst weiter. Ihre Website ist davon nicht betroffen.{" "}
      <WriteToUs page={STATISTICS_PAGE} />
    </Alert>
  );
}

const OlderDays = () => (
  <Alert tone="info" title="Ältere Tage werden noch geladen">
    Die Zahlen kommen Monat für Monat dazu. Sie müssen nichts tun.
  </Alert>
);

const agesOf = ({ until }: FigureSource): string =>
  until === null ? "Noch gibt es keine Zahlen." : `Sie sehen die Zahlen vom ${germanInstant(until)} Uhr.`;
