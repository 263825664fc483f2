import { getOwnFacebook, unlinkFacebook } from "@portal/contract/auth/facebook/calls";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { pageConfiguration } from "../../../platform/page-configuration.ts";
import { personKey } from "../../../platform/query/query-keys.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { RelativeTime } from "../../../ui/content/relative-time.tsx";
import { Status } from "../../../ui/content/status.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { SkeletonText } from "../../../ui/feedback/skeleton.tsx";
import { useToasts } from "../../../ui/feedback/toast.tsx";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { Row, Stack } from "../../../ui/page/layout.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { LinkDialog } from "./link-dialog.tsx";
import { useFacebookReturn } from "./use-facebook-return.ts";

const KEY = personKey("auth", getOwnFacebook);

/** Shows whether Facebook is linked, and links or unlinks it. Renders nothing if Facebook is not configured. */
export function FacebookSection() {
  const cache = useQueryClient();
  const [asking, setAsking] = useState<"link" | "unlink" | null>(null);
  const toasts = useToasts();
  const arrived = useFacebookReturn(
    useCallback(() => {
      toasts.show({ tone: "success", message: "Facebook ist verbunden. Sie können sich jetzt damit anmelden." });
      void cache.invalidateQueries({ queryKey: KEY });
    }, [cache, toasts]),
  );
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => apiCall(getOwnFacebook, { signal }),
    // An answer from before the linking would show the old state.
    enabled: pageConfiguration.facebook && !arrived.pending,
  });
  if (!pageConfiguration.facebook) return null;
  return (
    <Section title="Anmeldung mit Facebook">
      {arrived.failure !== null && (
        <Alert tone="warning" announce title="Facebook ist nicht verbunden">
          {arrived.failure}
        </Alert>
      )}
      {data === undefined || arrived.pending ? (
        <SkeletonText lines={2} />
      ) : data.linkedAt === null ? (
        <Stack>
          <Status tone="neutral">Nicht verbunden</Status>
          <p>Danach melden Sie sich mit einem Klick an, ohne Passwort.</p>
          <Row>
            <Button onClick={() => setAsking("link")}>Mit Facebook verbinden</Button>
          </Row>
        </Stack>
      ) : (
        <Stack>
          <Status tone="success">Verbunden</Status>
          <p>
            Seit <RelativeTime dateTime={data.linkedAt} />.
          </p>
          <Row>
            <Button onClick={() => setAsking("unlink")}>Verbindung lösen</Button>
          </Row>
        </Stack>
      )}
      {asking === "link" && <LinkDialog hasPassword={data?.hasPassword !== false} onClose={() => setAsking(null)} />}
      <ConfirmDialog
        open={asking === "unlink"}
        title="Verbindung mit Facebook lösen?"
        confirmLabel="Verbindung lösen"
        onClose={() => setAsking(null)}
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
