import { CONTACT_ROLES } from "@portal/contract/account/calls";
import {
  type Contact,
  CONTACT_NAME_CHARACTERS,
  CONTACT_ROLE_LABELS,
} from "@portal/contract/company-data/contacts/calls";
import { useState } from "react";
import { Form } from "../../../platform/forms/form.tsx";
import { useUnsavedChanges } from "../../../platform/forms/unsaved-changes.ts";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { PhoneField } from "../../../platform/phone/phone-field.tsx";
import { Button } from "../../../ui/actions/button.tsx";
import { CheckboxGroup } from "../../../ui/fields/checkbox-group.tsx";
import { FormActions } from "../../../ui/fields/form-actions.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import styles from "../company-data.module.css";
import type { NewContact } from "./contacts-store.ts";

type ContactFormProps = {
  /** Undefined for a new one. */
  contact: Contact | undefined;
  /** Its place in the list that is sent: errors name it. */
  place: number;
  onSave: (contact: NewContact) => Promise<void>;
  onCancel: () => void;
};

const EMPTY: NewContact = { name: "", roles: ["Employee"], Email: "", phone: "" };

const shown = (contact: Contact | undefined): NewContact =>
  contact === undefined ? EMPTY : { ...contact, Email: contact.Email ?? "", phone: contact.phone ?? "" };

/** Name, tasks, address and phone of one contact person. */
export function ContactForm({ contact, place, onSave, onCancel }: ContactFormProps) {
  const [draft, setDraft] = useState(() => shown(contact));
  const { errors, refusal, pending, submit } = useSubmission();
  const write = (part: Partial<NewContact>) => setDraft((now) => ({ ...now, ...part }));
  const errorOf = (field: string): string | undefined => errors[`contacts.${place}.${field}`];
  const nameOf = (field: string): string => `contacts.${place}.${field}`;
  useUnsavedChanges(JSON.stringify(draft) !== JSON.stringify(shown(contact)));

  function send(form: HTMLFormElement) {
    void submit(form, () => onSave(draft));
  }
  return (
    <Form refusal={refusal} onSubmit={send} aria-label={contact?.name ?? "Neuer Ansprechpartner"}>
      <TextField
        label="Name"
        name={nameOf("name")}
        autoFocus
        autoComplete="off"
        maxLength={CONTACT_NAME_CHARACTERS}
        value={draft.name}
        error={errorOf("name")}
        onChange={({ currentTarget: { value } }) => write({ name: value })}
      />
      <CheckboxGroup
        legend="Aufgaben"
        help={CONTACT_ROLES.map((role) => `${CONTACT_ROLE_LABELS[role].label}: ${CONTACT_ROLE_LABELS[role].help}`).join(
          " ",
        )}
        options={CONTACT_ROLES.map((role) => ({ value: role, label: CONTACT_ROLE_LABELS[role].label }))}
        chosen={draft.roles}
        error={errorOf("roles")}
        onToggle={(role, checked) =>
          write({ roles: CONTACT_ROLES.filter((one) => (one === role ? checked : draft.roles.includes(one))) })
        }
      />
      <div className={styles.pair}>
        <TextField
          label="E-Mail-Adresse"
          name={nameOf("Email")}
          type="email"
          optional
          autoComplete="off"
          value={draft.Email ?? ""}
          error={errorOf("Email")}
          onChange={({ currentTarget: { value } }) => write({ Email: value })}
        />
        <PhoneField
          label="Telefon"
          name={nameOf("phone")}
          optional
          autoComplete="off"
          value={draft.phone ?? ""}
          error={errorOf("phone")}
          onType={(value) => write({ phone: value })}
        />
      </div>
      <FormActions>
        <Button type="submit" variant="primary" pending={pending}>
          Ansprechpartner speichern
        </Button>
        <Button variant="quiet" disabled={pending} onClick={onCancel}>
          Abbrechen
        </Button>
      </FormActions>
    </Form>
  );
}
