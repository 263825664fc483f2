import { type AccessLink, loginByLink } from "@portal/contract/auth/passwords/calls";
import { pathOf } from "@portal/contract/pages/routes";
import type { FormEvent } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { Refusal } from "../../../platform/forms/refusal.tsx";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { portalRouter } from "../../../platform/routing/navigation.ts";
import { completeLogin } from "../../../platform/session/session-store.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { Stack } from "../../../ui/page/layout.tsx";
import { type LinkReason, linkReasonOf } from "../components/link-reasons.ts";

type LinkLoginProps = { token: string; link: AccessLink; onRefused: (reason: LinkReason) => void };

/** Logs in with the mailed link instead of the password. */
export function LinkLogin({ token, link, onRefused }: LinkLoginProps) {
  const { refusal, pending, submit } = useSubmission();

  async function logIn(): Promise<void> {
    try {
      const { user } = await apiCall(loginByLink, { body: { token }, recoverSession: false });
      completeLogin(user);
      await portalRouter().navigate(link.next ?? pathOf("dashboard"), { replace: true });
    } catch (error) {
      const reason = linkReasonOf(error);
      if (reason === null) throw error;
      onRefused(reason);
    }
  }
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void submit(event.currentTarget, logIn);
  }
  return (
    <form onSubmit={send} noValidate>
      <Stack>
        <Refusal text={refusal} />
        <Button type="submit" wide pending={pending}>
          {link.hasPassword ? "Nur anmelden, Passwort behalten" : "Ohne Passwort anmelden"}
        </Button>
      </Stack>
    </form>
  );
}
