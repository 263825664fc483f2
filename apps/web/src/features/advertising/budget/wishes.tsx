import type { AdBudget } from "@portal/contract/advertising/calls";
import { createServiceCase } from "@portal/contract/service-case/calls";
import { useState } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { useActiveAccountId } from "../../../platform/query/use-account-query.ts";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { useAccount } from "../../../platform/session/use-session.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { Row } from "../../../ui/page/layout.tsx";
import { type WishKind, wishOf } from "./budget-texts.ts";

const MOST_WORDS = 1000;
const ASKED: Record<WishKind, { button: string; title: string; confirm: string }> = {
  pause: { button: "Um eine Pause bitten", title: "Sollen Ihre Anzeigen pausieren?", confirm: "Pause anfragen" },
  more: { button: "Um mehr Budget bitten", title: "Möchten Sie mehr Budget?", confirm: "Budget anfragen" },
};

/** Two wishes that people have on a budget. Both become a case: the ad manager changes nothing by itself. */
export function Wishes({ budget }: { budget: AdBudget }) {
  const accountId = useActiveAccountId();
  const { right } = useAccount();
  const [asking, setAsking] = useState<{ kind: WishKind; key: string } | null>(null);
  const [words, setWords] = useState("");
  const [sent, setSent] = useState<number | null>(null);
  if (right === "read") return <p>Pause oder mehr Budget kann anfragen, wer diese Firma bearbeiten darf.</p>;
  async function send() {
    if (asking === null) return;
    const { serviceCase } = await apiCall(createServiceCase, {
      params: { type: "product" },
      body: { ...wishOf(asking.kind, budget, words), key: asking.key },
      accountId,
    });
    setSent(serviceCase.id);
    setWords("");
  }
  const shown = ASKED[asking?.kind ?? "pause"];
  return (
    <>
      <Row>
        {(["pause", "more"] as const).map((kind) => (
          <Button key={kind} onClick={() => setAsking({ kind, key: crypto.randomUUID() })}>
            {ASKED[kind].button}
          </Button>
        ))}
      </Row>
      {sent !== null && (
        <Alert tone="success" announce title="Ihr Wunsch ist bei uns">
          Wir ändern nichts ohne Ihre Zustimmung und melden uns.{" "}
          <PageLink to="service_cases" query={{ anfrage: String(sent) }}>
            Anfrage ansehen
          </PageLink>
        </Alert>
      )}
      <ConfirmDialog
        open={asking !== null}
        onClose={() => setAsking(null)}
        title={shown.title}
        confirmLabel={shown.confirm}
        onConfirm={send}
      >
        <p>Wir bekommen Ihren Wunsch als Anfrage und antworten, bevor sich etwas ändert.</p>
        <TextArea
          label="Was wir wissen sollten"
          optional
          maxLength={MOST_WORDS}
          value={words}
          onChange={({ currentTarget: { value } }) => setWords(value)}
        />
      </ConfirmDialog>
    </>
  );
}
