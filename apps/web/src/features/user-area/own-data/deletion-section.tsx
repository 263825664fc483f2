import { ERASURE_GRACE_DAYS, getDeletionPreview, type Profile } from "@portal/contract/user-area/profile";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { NotLoaded } from "../../../platform/api/not-loaded.tsx";
import { personKey } from "../../../platform/query/query-keys.ts";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { Button } from "../../../ui/actions/button.tsx";
import { Skeleton, SkeletonText } from "../../../ui/feedback/skeleton.tsx";
import { Row, Stack } from "../../../ui/page/layout.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { DeletionDialog } from "./deletion-dialog.tsx";
import { whatEndsAtOnce, whatGoes, whatStays } from "./deletion-texts.ts";
import styles from "./own-data.module.css";

/** Shows what deleting the profile deletes, before anybody does it. */
export function DeletionSection({ profile }: { profile: Profile }) {
  const [asking, setAsking] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: personKey("user-area", getDeletionPreview),
    queryFn: ({ signal }) => apiCall(getDeletionPreview, { signal }),
    throwOnError: false,
    staleTime: 0,
  });
  return (
    <Section
      title="Profil löschen"
      description={`Sie haben danach ${ERASURE_GRACE_DAYS} Tage Zeit, es sich anders zu überlegen. Erst dann wird gelöscht:`}
    >
      {data ? (
        <Stack>
          <Lines lines={whatGoes(data)} />
          <Lines title="Das endet sofort, auch wenn Sie Ihr Profil dann doch behalten:" lines={whatEndsAtOnce(data)} />
          <Lines title="Das bleibt:" lines={whatStays(data)} />
          {profile.hasPassword ? (
            <Row>
              <Button variant="danger" onClick={() => setAsking(true)}>
                Profil löschen
              </Button>
            </Row>
          ) : (
            <p>
              Zum Löschen brauchen Sie ein Passwort. Das legen Sie unter{" "}
              <PageLink to="user_dashboard" query={{ bereich: "anmeldung" }}>
                Anmeldung
              </PageLink>{" "}
              fest.
            </p>
          )}
          <DeletionDialog open={asking} onClose={() => setAsking(false)} />
        </Stack>
      ) : (
        <NotLoaded failure="Was gelöscht wird, konnte nicht geladen werden" error={error} onRetry={refetch}>
          <Skeleton>
            <SkeletonText lines={3} />
          </Skeleton>
        </NotLoaded>
      )}
    </Section>
  );
}

function Lines({ title, lines }: { title?: string; lines: string[] }) {
  if (lines.length === 0) return null;
  return (
    <div>
      {title !== undefined && <p>{title}</p>}
      <ul className={styles.goes}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
