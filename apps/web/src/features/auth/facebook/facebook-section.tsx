import { getOwnFacebook, unlinkFacebook } from "@portal/contract/facebook";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { pageConfiguration } from "../../../platform/page-configuration.ts";
import { personKey } from "../../../platform/query/query-keys.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Row, Stack } from "../../../ui/layout.tsx";
import { RelativeTime } from "../../../ui/relative-time.tsx";
import { Section } from "../../../ui/section.tsx";
import { SkeletonText } from "../../../ui/skeleton.tsx";
import { Status } from "../../../ui/status.tsx";

const KEY = personKey("auth", getOwnFacebook);

/** Whether Facebook logs this person in; nothing where that is not set up. */
export function FacebookSection() {
  const cache = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => apiCall(getOwnFacebook, { signal }),
    enabled: pageConfiguration.facebook,
  });
  if (!pageConfiguration.facebook) return null;
  return (
    <Section title="Anmeldung mit Facebook">
      {data === undefined ? (
        <SkeletonText lines={2} />
      ) : data.linkedAt === null ? (
        <Stack>
          <Status tone="neutral">Nicht verbunden</Status>
          <p>
            Zum Verbinden melden Sie sich ab und wählen Sie auf der Anmeldeseite „Mit Facebook anmelden“. Dort geben Sie
            einmal Ihr Passwort ein.
          </p>
        </Stack>
      ) : (
        <Stack>
          <Status tone="success">Verbunden</Status>
          <p>
            Seit <RelativeTime dateTime={data.linkedAt} />.
          </p>
          <Row>
            <Button onClick={() => setAsking(true)}>Verbindung lösen</Button>
          </Row>
        </Stack>
      )}
      <ConfirmDialog
        open={asking}
        title="Verbindung mit Facebook lösen?"
        confirmLabel="Verbindung lösen"
        onClose={() => setAsking(false)}
        onConfirm={async () => {
          await apiCall(unlinkFacebook, {});
          await cache.invalidateQueries({ queryKey: KEY });
        }}
      >
        <p>
          {data?.hasPassword === false
            ? "Sie haben kein Passwort. Sie melden sich dann mit einem Link an, den wir Ihnen per E-Mail schicken."
            : "Sie melden sich dann mit Ihrem Passwort an."}
        </p>
      </ConfirmDialog>
    </Section>
  );
}
