import type { Portal } from "@portal/contract/user-area/portals";
import { useState } from "react";
import { germanMessage } from "../../../platform/api/german-message.ts";
import { NotLoaded } from "../../../platform/api/not-loaded.tsx";
import { Refusal } from "../../../platform/forms/refusal.tsx";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { usePageQuery } from "../../../platform/routing/use-go-to.ts";
import { Button, buttonClass } from "../../../ui/actions/button.tsx";
import { Skeleton, SkeletonForm } from "../../../ui/feedback/skeleton.tsx";
import { RadioGroup } from "../../../ui/fields/radio-group.tsx";
import { arrowRight } from "../../../ui/icons/icons.ts";
import { CardPage } from "../../../ui/page/card-page.tsx";
import { Row, Stack } from "../../../ui/page/layout.tsx";
import { goToPortal, usePortals } from "../portals/use-portals.ts";

/** `switchPortal`: leads to another portal, which the address may name. */
export default function SwitchPortalPage() {
  const { portals, error, refetch } = usePortals();
  return (
    <CardPage
      title="Portal wechseln"
      lead="Ihr Zugang gilt in allen unseren Portalen. Im anderen Portal melden Sie sich mit denselben Daten an."
      wide
    >
      {portals ? (
        <Choice portals={portals} />
      ) : (
        <NotLoaded level={2} failure="Ihre Portale konnten nicht geladen werden" error={error} onRetry={refetch}>
          <Skeleton>
            <SkeletonForm fields={1} />
          </Skeleton>
        </NotLoaded>
      )}
    </CardPage>
  );
}

function Choice({ portals }: { portals: Portal[] }) {
  const named = usePageQuery()["portal"];
  const others = portals.filter(({ current }) => !current);
  const first = others.find(({ key }) => key === named) ?? others[0];
  const [key, setKey] = useState(first?.key ?? "");
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const chosen = others.find((portal) => portal.key === key);

  async function go() {
    setPending(true);
    setFailure(null);
    try {
      await goToPortal(key);
    } catch (error) {
      setFailure(germanMessage(error));
      setPending(false);
    }
  }
  return (
    <Stack gap="lg">
      <Refusal text={failure} />
      {others.length > 1 ? (
        <RadioGroup
          label="Wohin möchten Sie?"
          name="portal"
          value={key}
          options={others.map((portal) => ({ value: portal.key, label: portal.name, help: portal.claim }))}
          onChange={(event) => setKey(event.currentTarget.value)}
        />
      ) : (
        <p>
          <strong>{chosen?.name}</strong>: {chosen?.claim}
        </p>
      )}
      <Row>
        <Button variant="primary" iconEnd={arrowRight} pending={pending} onClick={() => void go()}>
          Zu {chosen?.name ?? "diesem Portal"}
        </Button>
        <PageLink to="user_dashboard" query={{ bereich: "portale" }} className={buttonClass({ variant: "quiet" })}>
          Hier bleiben
        </PageLink>
      </Row>
    </Stack>
  );
}
