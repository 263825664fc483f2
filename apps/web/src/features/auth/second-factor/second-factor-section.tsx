import { FEW_RECOVERY_CODES, getSecondFactor, type SecondFactor } from "@portal/contract/auth/second-factor/calls";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { personKey } from "../../../platform/query/query-keys.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { RelativeTime } from "../../../ui/content/relative-time.tsx";
import { Status } from "../../../ui/content/status.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { SkeletonText } from "../../../ui/feedback/skeleton.tsx";
import { Row, Stack } from "../../../ui/page/layout.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { ProofDialog } from "./proof-dialog.tsx";
import { SetUpDialog } from "./set-up-dialog.tsx";

const KEY = personKey("auth", getSecondFactor);
type Open = "set-up" | "renew" | "disable" | null;

/** Shows whether the second factor is on, and turns it on and off. */
export function SecondFactorSection() {
  const cache = useQueryClient();
  const [open, setOpen] = useState<Open>(null);
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => apiCall(getSecondFactor, { signal }),
  });
  function close() {
    setOpen(null);
    void cache.invalidateQueries({ queryKey: KEY });
  }
  return (
    <Section
      title="Anmeldung mit Code"
      description="Wer Ihr Passwort kennt, kommt ohne den Code aus Ihrer App nicht hinein."
    >
      {data === undefined ? <SkeletonText lines={2} /> : <SecondFactorStatus factor={data} onOpen={setOpen} />}
      {data && open === "set-up" && <SetUpDialog hasPassword={data.hasPassword} onClose={close} />}
      {data && (open === "renew" || open === "disable") && (
        <ProofDialog purpose={open} hasPassword={data.hasPassword} onClose={close} />
      )}
    </Section>
  );
}

function SecondFactorStatus({ factor, onOpen }: { factor: SecondFactor; onOpen: (open: Open) => void }) {
  const { active, since, recoveryCodesLeft } = factor;
  if (!active)
    return (
      <Stack>
        <Status tone="neutral">Ausgeschaltet</Status>
        <p>Sie brauchen eine App für Codes auf Ihrem Handy. Das Einrichten dauert zwei Minuten.</p>
        <Row>
          <Button onClick={() => onOpen("set-up")}>Code-Anmeldung einrichten</Button>
        </Row>
      </Stack>
    );
  return (
    <Stack>
      <Status tone="success">Eingeschaltet</Status>
      <p>
        {since !== null && (
          <>
            Seit <RelativeTime dateTime={since} />.{" "}
          </>
        )}
        {recoveryCodesLeft === 1 ? "Noch 1 Ersatzcode" : `Noch ${recoveryCodesLeft} Ersatzcodes`}.
      </p>
      {recoveryCodesLeft <= FEW_RECOVERY_CODES && (
        <Alert tone="warning">
          Mit Ersatzcodes kommen Sie hinein, wenn Ihr Handy fehlt. Bitte erstellen Sie rechtzeitig neue.
        </Alert>
      )}
      <Row>
        <Button onClick={() => onOpen("renew")}>Neue Ersatzcodes erstellen</Button>
        <Button onClick={() => onOpen("disable")}>Code-Anmeldung ausschalten</Button>
      </Row>
    </Stack>
  );
}
