import { type AccessLink, loginByLink } from "@portal/contract/auth/passwords/calls";
import { pathOf } from "@portal/contract/pages/routes";
import { apiCall } from "../../../platform/api/api-call.ts";
import { Form } from "../../../platform/forms/form.tsx";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { portalRouter } from "../../../platform/routing/navigation.ts";
import { completeLogin } from "../../../platform/session/session-store.ts";
import { Button } from "../../../ui/actions/button.tsx";
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
  function send(form: HTMLFormElement) {
    void submit(form, logIn);
  }
  return (
    <Form refusal={refusal} onSubmit={send}>
      <Button type="submit" wide pending={pending}>
        {link.hasPassword ? "Nur anmelden, Passwort behalten" : "Ohne Passwort anmelden"}
      </Button>
    </Form>
  );
}
