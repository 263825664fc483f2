import { chooseDigest, getDigest, getDigestPreview } from "@portal/contract/digest/calls";
import type { Rhythm } from "@portal/contract/digest/periods";
import { germanLongDay } from "@portal/contract/text/formats";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { apiCall } from "../../platform/api/api-call.ts";
import { germanMessage } from "../../platform/api/german-message.ts";
import { LoadFailure } from "../../platform/api/load-failure.tsx";
import { accountQuery } from "../../platform/query/use-account-query.ts";
import { PageLink } from "../../platform/routing/page-link.tsx";
import { useLoggedIn } from "../../platform/session/use-session.ts";
import { Button } from "../../ui/actions/button.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { Skeleton, SkeletonText } from "../../ui/feedback/skeleton.tsx";
import { useToasts } from "../../ui/feedback/toast.tsx";
import { RadioGroup } from "../../ui/fields/radio-group.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { EmbeddedPage } from "../../ui/page/embedded-page.tsx";
import { Stack } from "../../ui/page/layout.tsx";
import { Section } from "../../ui/page/section.tsx";
import styles from "./digest.module.css";

type Choice = Rhythm | "never";
const OPTIONS = [
  { value: "never", label: "Nie" },
  { value: "weekly", label: "Jede Woche, am Montagmorgen" },
  { value: "monthly", label: "Jeden Monat, am Ersten" },
] as const satisfies readonly { value: Choice; label: string }[];

/** How often the person gets the summary of the active company. Nothing for people without one, and for customer care. */
export default function DigestSection() {
  const session = useLoggedIn();
  if (session === null || session.activeAccountId === null || session.user.cucaInfo !== undefined) return null;
  const { activeAccountId: accountId, user } = session;
  return (
    <Section
      title="Zusammenfassung per E-Mail"
      description={`Was zu tun ist und was Ihre Produkte brachten, für ${user.accounts[accountId]?.name ?? "Ihre Firma"}.`}
    >
      <DigestChoices accountId={accountId} />
    </Section>
  );
}

function DigestChoices({ accountId }: { accountId: number }) {
  const query = accountQuery(accountId, "digest", getDigest, {});
  const { data, error, refetch } = useQuery({ ...query, throwOnError: false });
  const client = useQueryClient();
  const toasts = useToasts();
  const [chosen, setChosen] = useState<Choice | null>(null);
  const [isPreviewOpen, setPreviewOpen] = useState(false);
  if (data === undefined) {
    return error === null ? (
      <Skeleton>
        <SkeletonText lines={3} />
      </Skeleton>
    ) : (
      <LoadFailure
        level={3}
        title="Ihre Wahl konnte nicht geladen werden"
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  const value = chosen ?? data.rhythm ?? "never";

  async function choose(next: Choice) {
    if (chosen !== null) return;
    setChosen(next);
    try {
      const body = { rhythm: next === "never" ? null : next };
      client.setQueryData(query.queryKey, await apiCall(chooseDigest, { accountId, body }));
      toasts.show({ tone: "success", message: next === "never" ? "Das bekommen Sie nicht mehr." : "Gespeichert." });
    } catch (problem) {
      toasts.show({ tone: "danger", message: germanMessage(problem) });
    }
    setChosen(null);
  }
  return (
    <Stack>
      {data.isLocked && (
        <Alert tone="warning">
          Ihre Firma hat Erfolgsberichte und Mitteilungen abgewählt. Solange das so ist, schicken wir keine
          Zusammenfassung. <PageLink to="account_locks">Kontaktwünsche ansehen</PageLink>
        </Alert>
      )}
      <RadioGroup
        label="Wie oft?"
        name="rhythm"
        options={[...OPTIONS]}
        value={value}
        onChange={({ currentTarget }) => void choose(currentTarget.value as Choice)}
      />
      {data.nextOn !== null && !data.isLocked && (
        <p className={styles.note}>
          Die nächste kommt am {germanLongDay(data.nextOn)} an {data.email}. Gibt es nichts zu berichten, kommt keine.
        </p>
      )}
      <div>
        <Button onClick={() => setPreviewOpen(true)}>So sieht sie aus</Button>
      </div>
      <Dialog open={isPreviewOpen} onClose={() => setPreviewOpen(false)} title="So sieht sie aus" size="lg">
        <EmbeddedPage
          className={styles.preview}
          title="Vorschau der E-Mail"
          sandbox=""
          src={previewOf(accountId, value)}
        />
      </Dialog>
    </Stack>
  );
}

const previewOf = (accountId: number, value: Choice): string =>
  `${getDigestPreview.path}?${new URLSearchParams({ accountId: String(accountId), rhythm: value === "monthly" ? "monthly" : "weekly" })}`;
