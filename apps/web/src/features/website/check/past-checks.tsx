import type { PastCheck } from "@portal/contract/website/check/model";
import { CHECK_STATE_LABELS } from "@portal/contract/website/check/words";
import { germanInstant } from "@portal/contract/text/formats";
import { Table } from "../../../ui/content/table.tsx";
import { Section } from "../../../ui/page/section.tsx";

/** How the findings became fewer, or more. The latest check is shown above. */
export function PastChecks({ history }: { history: readonly PastCheck[] }) {
  if (history.length < 2) return null;
  return (
    <Section title="Frühere Prüfungen" description="Die letzten zwanzig, höchstens zwei Jahre alt.">
      <Table
        caption="Prüfungen dieser Adresse"
        captionHidden
        rows={history}
        rowKey={({ checkedAt }) => checkedAt}
        columns={[
          { key: "when", header: "Geprüft am", cell: ({ checkedAt }) => germanInstant(checkedAt) },
          { key: "state", header: "Ergebnis", cell: ({ state }) => CHECK_STATE_LABELS[state] },
          { key: "findings", header: "Mängel", numeric: true, cell: ({ findings }) => findings ?? "–" },
        ]}
      />
    </Section>
  );
}
