import { createLeadFromCall } from "@portal/contract/leads/calls";
import type { CallService } from "@portal/contract/leads/lead";
import { useQueryClient } from "@tanstack/react-query";
import { Button, buttonClass } from "../../ui/actions/button.tsx";
import { useToasts } from "../../ui/feedback/toast.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { inbox } from "../../ui/icons/icons.ts";
import { apiCall } from "../api/api-call.ts";
import { Refusal } from "../forms/refusal.tsx";
import { useSubmission } from "../forms/use-submission.ts";
import { useActiveAccountId } from "../query/use-account-query.ts";
import { PageLink } from "../routing/page-link.tsx";
import { useIsAgent } from "../session/use-session.ts";

type LeadButtonProps = {
  service: CallService;
  callId: number;
  /** The lead that was made of the call. */
  leadId: number | null;
  /** Which call, for screen readers. */
  name: string;
  mayWrite: boolean;
};

/** Makes a lead of a call, or leads to the one that was made. Customer care makes none: it names who called. */
export function LeadButton({ service, callId, leadId, name, mayWrite }: LeadButtonProps) {
  const isAgent = useIsAgent();
  const accountId = useActiveAccountId();
  const client = useQueryClient();
  const toasts = useToasts();
  const { refusal, pending, run } = useSubmission();
  if (leadId !== null) {
    return (
      <PageLink
        to="inquiries_offers"
        query={{ anfrage: String(leadId) }}
        className={buttonClass({ variant: "quiet", size: "sm" })}
      >
        <Icon shape={inbox} />
        Anfrage ansehen<span className="visually-hidden">: {name}</span>
      </PageLink>
    );
  }
  if (!mayWrite || isAgent) return null;
  const make = () =>
    run(async () => {
      await apiCall(createLeadFromCall, { accountId, body: { service, callId } });
      await client.invalidateQueries({
        predicate: ({ queryKey }) => queryKey.includes(service) || queryKey.includes("leads"),
      });
      toasts.show({ tone: "success", message: "Der Anruf steht jetzt bei Ihren Anfragen." });
    });
  return (
    <>
      <Refusal text={refusal} />
      <Button variant="quiet" size="sm" icon={inbox} pending={pending} onClick={() => void make()}>
        Als Anfrage übernehmen<span className="visually-hidden">: {name}</span>
      </Button>
    </>
  );
}
