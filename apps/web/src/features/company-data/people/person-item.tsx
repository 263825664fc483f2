import { changePersonRight, type CompanyPerson, revokePerson } from "@portal/contract/company-data/people/calls";
import type { Right } from "@portal/contract/http/access";
import { RIGHTS } from "@portal/contract/http/access";
import { germanInstant } from "@portal/contract/text/formats";
import { useState } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { germanMessage } from "../../../platform/api/german-message.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { Item, ItemTitle, ItemWords } from "../../../ui/lists/item-list.tsx";
import { Badge } from "../../../ui/content/status.tsx";
import { useToasts } from "../../../ui/feedback/toast.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { Row } from "../../../ui/page/layout.tsx";
import { LeaveButton } from "./leave-button.tsx";
import { useChangePeople } from "./people-store.ts";
import { nameOf, RIGHT_NAMES } from "./people-texts.ts";

type PersonItemProps = { person: CompanyPerson; mayChange: boolean; mayLeave: boolean };

/** One person with their right, and the controls to change or end it. */
export function PersonItem({ person, mayChange, mayLeave }: PersonItemProps) {
  const { isMe, login, right, since } = person;
  const name = nameOf(person);
  return (
    <Item>
      <ItemWords>
        <ItemTitle>
          {name} {isMe && <Badge>Sie</Badge>}
        </ItemTitle>
        <p className="note">
          {login !== "" && login !== name && `${login} · `}
          {!mayChange && `${RIGHT_NAMES[right]} · `}
          seit {germanInstant(since)} Uhr
        </p>
      </ItemWords>
      {mayChange && !isMe && <Controls person={person} />}
      {isMe && (
        <Row gap="md">
          {mayChange && <p>{RIGHT_NAMES[right]}</p>}
          {mayLeave && <LeaveButton />}
        </Row>
      )}
    </Item>
  );
}

function Controls({ person }: { person: CompanyPerson }) {
  const [asking, setAsking] = useState(false);
  const [saving, setSaving] = useState(false);
  const change = useChangePeople();
  const toasts = useToasts();
  const { user_id } = person;
  const name = nameOf(person);

  async function setRight(right: Right, undoTo?: Right) {
    setSaving(true);
    try {
      await change((accountId) => apiCall(changePersonRight, { body: { user_id, right }, accountId }));
      toasts.show({
        tone: "success",
        message: `${name}: ${RIGHT_NAMES[right]}.`,
        ...(undoTo && { action: { label: "Rückgängig", onSelect: () => void setRight(undoTo) } }),
      });
    } catch (error) {
      toasts.show({ tone: "danger", message: germanMessage(error) });
    } finally {
      setSaving(false);
    }
  }
  async function end() {
    try {
      await change((accountId) => apiCall(revokePerson, { body: { user_id }, accountId }));
      toasts.show({ tone: "success", message: `${name} hat keinen Zugriff mehr.` });
    } catch (error) {
      toasts.show({ tone: "danger", message: germanMessage(error) });
    }
  }
  return (
    <Row gap="md">
      <Select
        label={<span className="visually-hidden">Recht von {name}</span>}
        size="md"
        value={person.right}
        disabled={saving}
        onChange={({ currentTarget: { value } }) => void setRight(value as Right, person.right)}
      >
        {RIGHTS.map((right) => (
          <option key={right} value={right}>
            {RIGHT_NAMES[right]}
          </option>
        ))}
      </Select>
      <Button variant="quiet" disabled={saving} onClick={() => setAsking(true)} aria-label={`Zugriff beenden: ${name}`}>
        Zugriff beenden
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Zugriff von ${name} beenden?`}
        confirmLabel="Zugriff beenden"
        danger
        onConfirm={end}
        onClose={() => setAsking(false)}
      >
        <p>
          {name} kann sofort nichts mehr ansehen oder ändern und bekommt eine E-Mail darüber. Das eigene Konto der
          Person bleibt bestehen, und Sie können sie jederzeit neu einladen.
        </p>
      </ConfirmDialog>
    </Row>
  );
}
