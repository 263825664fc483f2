import { beginFacebookLink } from "@portal/contract/auth/facebook/calls";
import type { FormEvent } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { Refusal } from "../../../platform/forms/refusal.tsx";
import { textOf } from "../../../platform/forms/text-of.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { PasswordField } from "../../../ui/fields/password-field.tsx";
import { external } from "../../../ui/icons/icons.ts";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { Stack } from "../../../ui/page/layout.tsx";
import { useAct } from "../components/use-act.ts";

/** The own password once more, then Facebook's page, which leads back here. */
export function LinkDialog({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const { pending, run, errorOf, generalError } = useAct();
  const failure = generalError("password");

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = hasPassword ? textOf(event.currentTarget, "password") : "";
    void run(async () => {
      const { link } = await apiCall(beginFacebookLink, { body: { password } });
      window.location.assign(link);
    });
  }
  return (
    <Dialog open onClose={onClose} title="Mit Facebook verbinden" size="sm" locked={pending}>
      <form onSubmit={submit} noValidate>
        <Stack gap="lg">
          <Refusal text={failure} />
          <p>
            Sie bestätigen bei Facebook, dass wir Ihren Namen und Ihre Adresse sehen dürfen, und kommen hierher zurück.
          </p>
          {hasPassword && (
            <PasswordField
              label="Ihr Passwort"
              name="password"
              autoComplete="current-password"
              error={errorOf("password")}
            />
          )}
          <Button type="submit" variant="primary" iconEnd={external} pending={pending}>
            Weiter zu Facebook
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}
