import type { WebBanner } from "@portal/contract/web-banners/calls";
import {
  afterBannerAction,
  mayTakeAction,
  STATUS_ACTIONS,
  type StatusAction,
} from "@portal/contract/web-banners/states";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { germanMessage } from "../../../platform/api/german-message.ts";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { useActiveAccountId } from "../../../platform/query/use-account-query.ts";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { Button, buttonClass } from "../../../ui/actions/button.tsx";
import { useToasts } from "../../../ui/feedback/toast.tsx";
import { Row } from "../../../ui/page/layout.tsx";
import { actOnBanner } from "../banners-store.ts";
import { ACTION_LABELS } from "./banner-texts.ts";
import { RejectDialog } from "./reject-dialog.tsx";
import { useBannerRole } from "./use-banner-role.ts";

/** The main action of its state; all others are quiet. */
const MAIN: ReadonlySet<StatusAction> = new Set(["approve", "submit", "resume"]);

/** What a person may do with the banner now. */
export function BannerActions({ banner }: { banner: WebBanner }) {
  const role = useBannerRole();
  const [rejecting, setRejecting] = useState(false);
  const { pending, run, act } = useActions(banner);
  const offered = STATUS_ACTIONS.filter(
    (action) => mayTakeAction(role, action) && afterBannerAction(banner.state, action) !== undefined,
  );
  const uploads = afterBannerAction(banner.state, "upload") !== undefined;
  const awaitsApproval = banner.state === "to_approve" && role === "support";
  return (
    <>
      <Row>
        {offered.map((action) => (
          <Button
            key={action}
            size="sm"
            variant={MAIN.has(action) ? "primary" : "secondary"}
            pending={pending === action}
            aria-label={`${ACTION_LABELS[action].button}: ${banner.name}`}
            onClick={() => (action === "reject" ? setRejecting(true) : run(action))}
          >
            {ACTION_LABELS[action].button}
          </Button>
        ))}
        {uploads && (
          <PageLink
            to="web_banner_upload"
            query={{ banner: String(banner.id) }}
            className={buttonClass({
              size: "sm",
              variant: offered.some((one) => MAIN.has(one)) ? "secondary" : "primary",
            })}
            aria-label={`Dateien hochladen: ${banner.name}`}
          >
            Dateien hochladen
          </PageLink>
        )}
      </Row>
      {awaitsApproval && <p>Über die Freigabe entscheidet die Firma selbst.</p>}
      <RejectDialog
        open={rejecting}
        banner={banner.name}
        onClose={() => setRejecting(false)}
        send={(reason) => act("reject", reason)}
      />
    </>
  );
}

function useActions(banner: WebBanner) {
  const accountId = useActiveAccountId();
  const client = useQueryClient();
  const toasts = useToasts();
  const { pending, run } = useSubmission();
  const [running, setRunning] = useState<StatusAction | null>(null);
  /** @throws what the server refuses */
  async function act(action: StatusAction, reason = ""): Promise<void> {
    await actOnBanner(client, accountId, { banner, action, reason });
    toasts.show({ tone: "success", message: ACTION_LABELS[action].done });
  }
  return {
    pending: pending ? running : null,
    act,
    run(action: StatusAction) {
      setRunning(action);
      void run(() =>
        act(action).catch((error: unknown) => toasts.show({ tone: "danger", message: germanMessage(error) })),
      );
    },
  };
}
