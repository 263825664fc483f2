import { beginFacebook } from "@portal/contract/facebook";
import { beginPasskeyLogin, loginByPasskey } from "@portal/contract/passkeys";
import { useState } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { pageConfiguration } from "../../../platform/page-configuration.ts";
import { enterAs } from "../../../platform/session/session-store.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { external, lock } from "../../../ui/icons.ts";
import { Stack } from "../../../ui/layout.tsx";
import { FacebookReturn } from "../facebook/facebook-return.tsx";
import { keepReturnAddress } from "../facebook/return-address.ts";
import { canUsePasskeys, isGivenUp, signLogin } from "../passkeys/authenticator.ts";
import { useAct } from "./use-act.ts";

type OtherWaysProps = {
  /** Facebook has just sent the person back here. */
  isReturn: boolean;
  /** The person wants the form; called with true. */
  onLeave: (isForm: true) => void;
};

/** Log-in without a password: what Facebook's answer leads to, or the buttons below the form. */
export default function OtherWays({ isReturn, onLeave }: OtherWaysProps) {
  const [query] = useState(window.location.search);
  return isReturn ? <FacebookReturn query={query} onLeave={() => onLeave(true)} /> : <Buttons />;
}

/** By a passkey, and by Facebook where that is set up. */
function Buttons() {
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
    <Stack>
      {failure !== null && (
        <Alert tone="danger" announce>
          {failure}
        </Alert>
      )}
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
    </Stack>
  );
}
