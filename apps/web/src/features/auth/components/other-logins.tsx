import { beginFacebook } from "@portal/contract/auth/facebook/calls";
import { beginPasskeyLogin, loginByPasskey } from "@portal/contract/auth/passkeys/calls";
import { apiCall } from "../../../platform/api/api-call.ts";
import { Refusal } from "../../../platform/forms/refusal.tsx";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { pageConfiguration } from "../../../platform/page-configuration.ts";
import { completeLogin } from "../../../platform/session/session-store.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { useBrowserFact } from "../../../ui/hydration/use-browser-fact.ts";
import { external, lock } from "../../../ui/icons/icons.ts";
import { keepReturnAddress } from "../facebook/return-address.ts";
import { canUsePasskeys, isGivenUp, signLogin } from "../passkeys/authenticator.ts";
import { explainRefusal } from "./login-problems.ts";

/**
 * Login without a password, below the form: by passkey, and by Facebook if it is configured. Nearly every visit of
 * the login page loads this file, so it imports nothing that the page does not load anyway.
 */
export default function OtherLogins() {
  const { pending, run, refusal } = useSubmission(explainRefusal);
  const hasPasskeys = useBrowserFact(canUsePasskeys, true);

  const byPasskey = () =>
    run(async () => {
      const { options } = await apiCall(beginPasskeyLogin, { recoverSession: false });
      const response = await signLogin(options).catch((error: unknown) => {
        // Somebody who closes the browser's dialog has changed their mind; that is no failure.
        if (isGivenUp(error)) return null;
        throw error;
      });
      if (response === null) return;
      const { user } = await apiCall(loginByPasskey, { body: { response }, recoverSession: false });
      completeLogin(user);
    });

  const byFacebook = () =>
    run(async () => {
      const { link } = await apiCall(beginFacebook, { body: {}, recoverSession: false });
      keepReturnAddress();
      window.location.assign(link);
    });

  return (
    <>
      <Refusal text={refusal} />
      {hasPasskeys && (
        <Button wide icon={lock} pending={pending} onClick={() => void byPasskey()}>
          Mit Passkey anmelden
        </Button>
      )}
      {pageConfiguration.facebook && (
        <Button wide iconEnd={external} pending={pending} onClick={() => void byFacebook()}>
          Mit Facebook anmelden
        </Button>
      )}
    </>
  );
}
