import {
  confirmPassword,
  deleteProfile,
  DELETION_REASONS,
  DELETION_TEXT_CHARACTERS,
  type DeletionReason,
  getProfile,
} from "@portal/contract/user-area/profile";
import { type SubmitEvent, useId } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { ApiProblem } from "../../../platform/api/api-problem.ts";
import { Refusal } from "../../../platform/forms/refusal.tsx";
import { formText } from "../../../platform/forms/form-text.ts";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { PasswordField } from "../../../ui/fields/password-field.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { Stack } from "../../../ui/page/layout.tsx";
import { useSetProfile } from "../profile-store.ts";

const REASONS = Object.entries(DELETION_REASONS) as [DeletionReason, string][];

/** Checks the reason before the server checks the password, so that a missing reason needs no call. */
function requireReason(form: HTMLFormElement): void {
  if (formText(form, "reason") !== "") return;
  const errors = [{ code: "request.invalid" as const, field: "reason", message: "Bitte wählen Sie einen Grund aus." }];
  throw new ApiProblem({ kind: "answer", status: 400, errors });
}

/** Asks for a reason and the password. The password travels in the body, never in an address. */
export function DeletionDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const formId = useId();
  const { errors, refusal, pending, submit } = useSubmission();
  const setProfile = useSetProfile();

  async function remove(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    await submit(form, async () => {
      requireReason(form);
      await apiCall(confirmPassword, { body: { password: formText(form, "password") } });
      const reason = formText(form, "reason") as DeletionReason;
      await apiCall(deleteProfile, { query: { reason, customtext: formText(form, "customtext") } });
      const { profile } = await apiCall(getProfile, {});
      onClose();
      setProfile(profile);
    });
  }
  const footer = (
    <>
      <Button type="submit" form={formId} variant="danger" pending={pending}>
        Profil löschen
      </Button>
      <Button disabled={pending} onClick={onClose}>
        Abbrechen
      </Button>
    </>
  );
  return (
    <Dialog open={open} onClose={onClose} locked={pending} title="Profil wirklich löschen?" footer={footer}>
      <form id={formId} noValidate onSubmit={(event) => void remove(event)}>
        <Stack>
          <p>Auf Ihren anderen Geräten sind Sie sofort abgemeldet. Wir schicken Ihnen eine E-Mail mit dem Tag.</p>
          <Refusal text={refusal} />
          <Select label="Warum gehen Sie?" name="reason" defaultValue="" error={errors["reason"]}>
            <option value="" disabled>
              Bitte auswählen
            </option>
            {REASONS.map(([reason, words]) => (
              <option key={reason} value={reason}>
                {words}
              </option>
            ))}
          </Select>
          <TextArea
            label="Was können wir besser machen?"
            help="Wir speichern das ohne Ihren Namen."
            optional
            name="customtext"
            limit={DELETION_TEXT_CHARACTERS}
            error={errors["customtext"]}
          />
          <PasswordField
            label="Ihr Passwort"
            name="password"
            autoComplete="current-password"
            error={errors["password"]}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
