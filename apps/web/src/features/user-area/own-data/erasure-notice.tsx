import { keepProfile } from "@portal/contract/user-area/profile";
import { useState } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { germanMessage } from "../../../platform/api/german-message.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { useToasts } from "../../../ui/feedback/toast.tsx";
import { useProfile, useTakeProfile } from "../profile-store.ts";
import { germanDay } from "./german-day.ts";

/** Says in every area that the profile is about to go, and takes that back. */
export function ErasureNotice() {
  const { profile } = useProfile();
  const [pending, setPending] = useState(false);
  const takeProfile = useTakeProfile();
  const toasts = useToasts();
  if (profile === undefined || profile.eraseAt === null) return null;

  async function keep() {
    setPending(true);
    try {
      takeProfile((await apiCall(keepProfile, {})).profile);
      toasts.show({ tone: "success", message: "Ihr Profil bleibt." });
    } catch (error) {
      toasts.show({ tone: "danger", message: germanMessage(error) });
    }
    setPending(false);
  }
  return (
    <Alert
      tone="warning"
      announce
      title={`Ihr Profil wird am ${germanDay(profile.eraseAt)} gelöscht`}
      actions={
        <Button variant="primary" pending={pending} onClick={() => void keep()}>
          Profil behalten
        </Button>
      }
    >
      Bis dahin können Sie es sich anders überlegen. Einträge, die Sie allein übernommen hatten, sind schon frei.
    </Alert>
  );
}
