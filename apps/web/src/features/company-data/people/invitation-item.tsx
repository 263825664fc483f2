import { admitPerson, type Invitation, withdrawInvitation } from "@portal/contract/company-data/people/calls";
import { germanInstant } from "@portal/contract/text/formats";
import { useState } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { germanMessage } from "../../../platform/api/german-message.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { Item, ItemTitle, ItemWords } from "../../../ui/lists/item-list.tsx";
import { Status } from "../../../ui/content/status.tsx";
import { useToasts } from "../../../ui/feedback/toast.tsx";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { Row } from "../../../ui/page/layout.tsx";
import { useChangePeople } from "./people-store.ts";
import { RIGHT_NAMES, invitationText } from "./people-texts.ts";

/** An open invitation, or a person who waits for approval. */
export function InvitationItem({ invitation, mayChange }: { invitation: Invitation; mayChange: boolean }) {
  const { email, right, expiresAt, status } = invitation;
  const text = invitationText(invitation);
  return (
    <Item>
      <ItemWords>
        <ItemTitle>{email}</ItemTitle>
        <p>
          <Status tone={text.tone}>{text.label}</Status>
        </p>
        <p className="note">
          {RIGHT_NAMES[right]} · {text.text}
          {status === "open" && ` Gültig bis ${germanInstant(expiresAt)} Uhr.`}
        </p>
      </ItemWords>
      {mayChange && status !== "held" && <Controls invitation={invitation} />}
    </Item>
  );
}

function Controls({ invitation: { id, email, status, takenBy } }: { invitation: Invitation }) {
  const [asking, setAsking] = useState(false);
  const change = useChangePeople();
  const toasts = useToasts();
  const isWaiting = status === "pending";

  async function decide(endpoint: typeof admitPerson | typeof withdrawInvitation, done: string) {
    try {
      await change((accountId) => apiCall(endpoint, { body: { id }, accountId }));
      toasts.show({ tone: "success", message: done });
    } catch (error) {
      toasts.show({ tone: "danger", message: germanMessage(error) });
    }
  }
  const withdrawn = `Die Einladung an ${email} ist zurückgezogen.`;
  return (
    <Row gap="sm">
      {isWaiting && <Button onClick={() => setAsking(true)}>Person zulassen</Button>}
      <Button
        variant="quiet"
        aria-label={isWaiting ? `${takenBy} ablehnen` : `Einladung an ${email} zurückziehen`}
        onClick={() => void decide(withdrawInvitation, withdrawn)}
      >
        {isWaiting ? "Ablehnen" : "Zurückziehen"}
      </Button>
      <ConfirmDialog
        open={asking}
        title={`${takenBy} zulassen?`}
        confirmLabel="Person zulassen"
        onConfirm={() => decide(admitPerson, `${takenBy} hat jetzt Zugriff.`)}
        onClose={() => setAsking(false)}
      >
        <p>
          Die Einladung ging an {email}. Geöffnet hat sie jemand mit dem Anmeldenamen {takenBy}. Lassen Sie die Person
          nur zu, wenn Sie sie kennen.
        </p>
      </ConfirmDialog>
    </Row>
  );
}
