import { type Contact, type Contacts, MOST_CONTACTS } from "@portal/contract/company-data/contacts/calls";
import { rightCovers } from "@portal/contract/http/access";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { germanMessage } from "../../../platform/api/german-message.ts";
import { NotLoaded } from "../../../platform/api/not-loaded.tsx";
import { useActiveAccountId } from "../../../platform/query/use-account-query.ts";
import { useAccount } from "../../../platform/session/use-session.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { ItemList, ListFoot } from "../../../ui/lists/item-list.tsx";
import { RelativeTime } from "../../../ui/content/relative-time.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Skeleton, SkeletonList } from "../../../ui/feedback/skeleton.tsx";
import { useToasts } from "../../../ui/feedback/toast.tsx";
import { plus, undo, users } from "../../../ui/icons/icons.ts";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { PageParts } from "../../../ui/page/page-parts.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { ContactForm } from "./contact-form.tsx";
import { ContactItem } from "./contact-item.tsx";
import { contactsQuery, type NewContact, useSaveContacts } from "./contacts-store.ts";
import { OurContact } from "./our-contact.tsx";

/** `company_contacts`: whom the provider asks at the company, and whom the company asks at the provider. */
export default function ContactsPage() {
  const { company_name: company, right } = useAccount();
  const { data, error, refetch } = useQuery({ ...contactsQuery(useActiveAccountId()), throwOnError: false });
  return (
    <>
      <PageHeader
        title="Ansprechpartner"
        lead={`An wen wir uns bei ${company} wenden und an wen Sie sich bei uns wenden.`}
      />
      <PageParts width="list">
        {data ? (
          <OwnContacts {...data} mayWrite={rightCovers(right, "write")} />
        ) : (
          <NotLoaded
            level={2}
            failure="Ihre Ansprechpartner konnten nicht geladen werden"
            error={error}
            onRetry={refetch}
          >
            <Skeleton>
              <SkeletonList rows={3} />
            </Skeleton>
          </NotLoaded>
        )}
        <OurContact />
      </PageParts>
    </>
  );
}

/** The contact whose form is open, "new", or null. */
type Open = string | null;

function OwnContacts({
  contacts,
  version,
  recipientId,
  recipientEmail,
  lastChange,
  mayWrite,
}: Contacts & { mayWrite: boolean }) {
  const [open, setOpen] = useState<Open>(null);
  const save = useSaveContacts();
  const toasts = useToasts();

  async function put(wanted: readonly NewContact[], message: string) {
    const saved = await save(wanted, version);
    setOpen(null);
    const before = [...contacts];
    toasts.show({
      tone: "success",
      message,
      action: { label: "Rückgängig", onSelect: () => void takeBack(before, saved.version) },
    });
  }
  async function takeBack(before: readonly Contact[], on: number) {
    try {
      await save(before, on);
      toasts.show({ tone: "success", message: "Die Änderung ist zurückgenommen." });
    } catch (error) {
      toasts.show({ tone: "danger", message: germanMessage(error) });
    }
  }
  const replaced = (contact: NewContact) => contacts.map((one) => (one.id === contact.id ? contact : one));
  const without = (contact: Contact) => contacts.filter(({ id }) => id !== contact.id);

  return (
    <Section
      title="Bei Ihnen"
      description={recipientWords(contacts, recipientId, recipientEmail)}
      action={
        mayWrite &&
        open === null &&
        contacts.length < MOST_CONTACTS && (
          <Button icon={plus} onClick={() => setOpen("new")}>
            Person hinzufügen
          </Button>
        )
      }
    >
      {!mayWrite && (
        <Alert tone="info" title="Sie können hier nur lesen">
          Ändern kann die Ansprechpartner, wer diese Firma bearbeiten darf.
        </Alert>
      )}
      {open === "new" && (
        <ContactForm
          contact={undefined}
          place={contacts.length}
          onSave={(contact) => put([...contacts, contact], `${contact.name.trim()} ist hinzugefügt.`)}
          onCancel={() => setOpen(null)}
        />
      )}
      {contacts.length === 0 && open === null && (
        <EmptyState icon={users} title="Noch keine Ansprechpartner">
          Nennen Sie uns, wer bei Ihnen entscheidet, wer sich kümmert und wer unsere Post bekommt.
        </EmptyState>
      )}
      <ItemList>
        {contacts.map((contact, place) => (
          <ContactItem
            key={contact.id}
            contact={contact}
            isRecipient={contact.id === recipientId}
            mayWrite={mayWrite}
            form={
              open === contact.id ? (
                <ContactForm
                  contact={contact}
                  place={place}
                  onSave={(changed) => put(replaced(changed), `${changed.name.trim()} ist gespeichert.`)}
                  onCancel={() => setOpen(null)}
                />
              ) : null
            }
            onEdit={() => setOpen(contact.id)}
            onRemove={() => put(without(contact), `${contact.name || "Der Ansprechpartner"} ist entfernt.`)}
          />
        ))}
      </ItemList>
      {lastChange !== null && (
        <ListFoot>
          <p className="note">
            Zuletzt geändert <RelativeTime dateTime={lastChange.at} />
            {lastChange.bySupport ? " vom Kundendienst" : lastChange.by !== "" && ` von ${lastChange.by}`}.
          </p>
          {mayWrite && open === null && (
            <Button variant="quiet" icon={undo} onClick={() => void takeBack(lastChange.before, version)}>
              Letzte Änderung zurücknehmen
            </Button>
          )}
        </ListFoot>
      )}
    </Section>
  );
}

/** Who gets what we write, by the rule of contact persons (Specification §5). */
function recipientWords(contacts: readonly Contact[], recipientId: string | null, email: string): string {
  if (email === "") return "Wir haben noch keine Adresse, an die wir schreiben können.";
  const recipient = contacts.find(({ id }) => id === recipientId);
  return recipient === undefined
    ? `Wir schreiben zurzeit an ${email}.`
    : `Wir schreiben an ${recipient.name}, ${email}.`;
}
