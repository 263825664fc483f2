import { type Contact, CONTACT_ROLE_LABELS } from "@portal/contract/company-data/contacts/calls";
import { phoneDisplay, phoneHref } from "@portal/contract/text/formats";
import { type ReactNode, useState } from "react";
import { germanMessage } from "../../../platform/api/german-message.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { Item, ItemTitle, ItemWords } from "../../../ui/lists/item-list.tsx";
import { Badge } from "../../../ui/content/status.tsx";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { Row } from "../../../ui/page/layout.tsx";

type ContactItemProps = {
  contact: Contact;
  /** The provider writes to this one. */
  isRecipient: boolean;
  mayWrite: boolean;
  /** The open form in its place. */
  form: ReactNode;
  onEdit: () => void;
  onRemove: () => Promise<void>;
};

export function ContactItem({ contact, isRecipient, mayWrite, form, onEdit, onRemove }: ContactItemProps) {
  const { name, roles, Email, phone } = contact;
  if (form !== null) return <Item layout="block">{form}</Item>;
  return (
    <Item>
      <ItemWords>
        <ItemTitle>
          {name === "" ? "Ohne Namen" : name} {isRecipient && <Badge accent>Bekommt unsere Post</Badge>}
        </ItemTitle>
        <p className="note">{roles.map((role) => CONTACT_ROLE_LABELS[role].label).join(", ")}</p>
        <p className="note">
          {Email !== null && (
            <a href={`mailto:${Email}`} className="target">
              {Email}
            </a>
          )}
          {Email !== null && phone !== null && " · "}
          {phone !== null && (
            <a href={phoneHref(phone)} className="target">
              {phoneDisplay(phone)}
            </a>
          )}
          {Email === null && phone === null && "Keine Adresse und keine Nummer"}
        </p>
      </ItemWords>
      {mayWrite && (
        <Row>
          <Button variant="quiet" onClick={onEdit} aria-label={`${name} ändern`}>
            Ändern
          </Button>
          <Remove name={name} onRemove={onRemove} />
        </Row>
      )}
    </Item>
  );
}

function Remove({ name, onRemove }: { name: string; onRemove: () => Promise<void> }) {
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string>();
  async function remove() {
    try {
      await onRemove();
    } catch (error) {
      setFailure(germanMessage(error));
      throw error;
    }
  }
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)} aria-label={`${name} entfernen`}>
        Entfernen
      </Button>
      <ConfirmDialog
        open={asking}
        title={`${name} entfernen?`}
        confirmLabel="Entfernen"
        failure={failure}
        onConfirm={remove}
        onClose={() => setAsking(false)}
      >
        <p>Wir wenden uns dann nicht mehr an diese Person. Sie können das rückgängig machen.</p>
      </ConfirmDialog>
    </>
  );
}
