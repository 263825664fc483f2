import { keepProfile } from "@portal/contract/user-area/profile";
import { useEffect, useRef, useState } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { germanMessage } from "../../../platform/api/german-message.ts";
import { germanDate } from "../../../platform/time/german-instants.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { useToasts } from "../../../ui/feedback/toast.tsx";
import { useProfile, useSetProfile } from "../profile-store.ts";

/** Shown in every area after the person ordered the deletion; offers to cancel it. */
export function ErasureBanner() {
  const { profile } = useProfile();
  const [pending, setPending] = useState(false);
  const setProfile = useSetProfile();
  const toasts = useToasts();
  const alert = useRef<HTMLDivElement>(null);
  const wasKept = useRef(false);
  const eraseAt = profile?.eraseAt;
  useEffect(() => {
    // Ordered just now, far below on this page: the confirmation is what the person sees and hears next.
    if (wasKept.current && eraseAt != null) alert.current?.focus();
    wasKept.current = eraseAt === null;
  }, [eraseAt]);
  if (profile === undefined || profile.eraseAt === null) return null;

  async function keep() {
    setPending(true);
    try {
      setProfile((await apiCall(keepProfile, {})).profile);
      toasts.show({ tone: "success", message: "Ihr Profil bleibt." });
    } catch (error) {
      toasts.show({ tone: "danger", message: germanMessage(error) });
    }
    setPending(false);
  }
  return (
    <Alert
      ref={alert}
      tone="warning"
      announce
      title={`Ihr Profil wird am ${germanDate(profile.eraseAt)} gelöscht`}
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
