import {
  confirmPassword,
  deleteProfile,
  DELETION_REASONS,
  DELETION_TEXT_CHARACTERS,
  type DeletionReason,
  getProfile,
  noteLeavingReason,
} from "@portal/contract/user-area/profile";
import { useId } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { Form } from "../../../platform/forms/form.tsx";
import { formText } from "../../../platform/forms/form-text.ts";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { PasswordField } from "../../../ui/fields/password-field.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { useSetProfile } from "../profile-store.ts";

const REASONS = Object.entries(DELETION_REASONS) as [DeletionReason, string][];

/** A reason is a gift: if it can't be stored, the deletion has happened all the same. */
async function noteReason(form: HTMLFormElement): Promise<void> {
  const text = formText(form, "customtext");
  const reason = (formText(form, "reason") || (text === "" ? "" : "other")) as DeletionReason | "";
  if (reason !== "") await apiCall(noteLeavingReason, { body: { reason, text } }).catch(() => undefined);
}

/** Asks for the password and, if people like to say it, for a reason. Neither travels in an address. */
export function DeletionDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const formId = useId();
  const { errors, refusal, pending, submit } = useSubmission();
  const setProfile = useSetProfile();

  async function remove(form: HTMLFormElement) {
    await submit(form, async () => {
      await apiCall(confirmPassword, { body: { password: formText(form, "password") } });
      await apiCall(deleteProfile, { query: {} });
      await noteReason(form);
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
      <Form refusal={refusal} id={formId} onSubmit={remove}>
        <p>Auf Ihren anderen Geräten sind Sie sofort abgemeldet. Wir schicken Ihnen eine E-Mail mit dem Tag.</p>
        <Select label="Warum gehen Sie?" optional name="reason" defaultValue="" error={errors["reason"]}>
          <option value="">Keine Angabe</option>
          {REASONS.map(([reason, words]) => (
            <option key={reason} value={reason}>
              {words}
            </option>
          ))}
        </Select>
        <TextArea
          label="Was können wir besser machen?"
          help="Wir speichern das ohne Ihren Namen und nur mit dem Monat. Bitte nennen Sie selbst keine Namen."
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
      </Form>
    </Dialog>
  );
}
