import type { Endpoint } from "@portal/contract/http/endpoint";
import type { AwardFormat } from "@portal/contract/ratings/awards/calls";
import { useState } from "react";
import { downloadFile } from "../../../platform/api/download-file.ts";
import { Refusal } from "../../../platform/forms/refusal.tsx";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { useActiveAccountId } from "../../../platform/query/use-account-query.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { download } from "../../../ui/icons/icons.ts";
import { Row, Stack } from "../../../ui/page/layout.tsx";

const FILES: readonly { format: AwardFormat; label: string; use: string }[] = [
  { format: "pdf", label: "Urkunde (PDF)", use: "zum Aufhängen, A4" },
  { format: "svg", label: "Druck (SVG)", use: "für die Druckerei, in jeder Größe" },
  { format: "png-large", label: "Groß (PNG)", use: "für Briefe, 2400 Pixel breit" },
  { format: "png-small", label: "Klein (PNG)", use: "für E-Mails, 320 Pixel breit" },
];

/** The files of an award. `what` names it for screen readers: "Siegel". */
export function Downloads({ endpoint, what }: { endpoint: Endpoint; what: string }) {
  const companyId = useActiveAccountId();
  const { refusal, run } = useSubmission();
  const [loading, setLoading] = useState<AwardFormat | null>(null);
  const load = (format: AwardFormat) =>
    run(async () => {
      setLoading(format);
      await downloadFile(endpoint, { accountId: companyId, body: { companyId, format } }).finally(() =>
        setLoading(null),
      );
    });
  return (
    <Stack gap="sm">
      <Refusal text={refusal} />
      <Row gap="sm">
        {FILES.map(({ format, label }) => (
          <Button key={format} icon={download} pending={loading === format} onClick={() => void load(format)}>
            <span className="visually-hidden">{what}: </span>
            {label}
          </Button>
        ))}
      </Row>
      <p className="note">
        {FILES.map(({ label, use }) => `${label}: ${use}`).join(" · ")}. Dateien bleiben, wie sie heute sind.
      </p>
    </Stack>
  );
}
