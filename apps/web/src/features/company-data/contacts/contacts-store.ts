/** The contact persons of the active company. They load once; each change's answer replaces them. */
import { type Contact, type Contacts, getContacts, updateContacts } from "@portal/contract/company-data/contacts/calls";
import { useQueryClient } from "@tanstack/react-query";
import { apiCall } from "../../../platform/api/api-call.ts";
import { accountQuery, useActiveAccountId } from "../../../platform/query/use-account-query.ts";

export const contactsQuery = (accountId: number) => accountQuery(accountId, "company-data", getContacts, {});

export type NewContact = Omit<Contact, "id"> & { id?: string };

/** Returns a function that saves the whole list on top of the version that the page shows. */
export function useSaveContacts() {
  const accountId = useActiveAccountId();
  const client = useQueryClient();
  return async (contacts: readonly NewContact[], version: number): Promise<Contacts> => {
    const saved = await apiCall(updateContacts, { accountId, body: { version, contacts: [...contacts] } });
    client.setQueryData(contactsQuery(accountId).queryKey, saved);
    return saved;
  };
}
