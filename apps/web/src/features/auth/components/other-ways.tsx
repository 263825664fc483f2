import { beginFacebook } from "@portal/contract/auth/facebook/calls";
import { beginPasskeyLogin, loginByPasskey } from "@portal/contract/auth/passkeys/calls";
import { apiCall } from "../../../platform/api/api-call.ts";
import { Refusal } from "../../../platform/forms/refusal.tsx";
import { pageConfiguration } from "../../../platform/page-configuration.ts";
import { enterAs } from "../../../platform/session/session-store.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { external, lock } from "../../../ui/icons/icons.ts";
import { keepReturnAddress } from "../facebook/return-address.ts";
import { canUsePasskeys, isGivenUp, signLogin } from "../passkeys/authenticator.ts";
import { useAct } from "./use-act.ts";

/**
 * Log-in without a password, below the form: by a passkey, and by Facebook where that is set up. Nearly everybody who
 * opens the log-in page loads this, so it takes nothing that the page itself doesn't have.
 */
export default function OtherWays() {
  const { pending, run, generalError } = useAct();
  const failure = generalError();

  const byPasskey = () =>
    run(async () => {
      const { options } = await apiCall(beginPasskeyLogin, { recoverSession: false });
      const response = await signLogin(options).catch((error: unknown) => {
        // Whoever closes the browser's own window wants to do something else.
        if (isGivenUp(error)) return null;
        throw error;
      });
      if (response === null) return;
      const { user } = await apiCall(loginByPasskey, { body: { response }, recoverSession: false });
      enterAs(user);
    });

  const byFacebook = () =>
    run(async () => {
      const { link } = await apiCall(beginFacebook, { body: {}, recoverSession: false });
      keepReturnAddress();
      window.location.assign(link);
    });

  return (
    <>
      <Refusal text={failure} />
      {canUsePasskeys() && (
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
