/** Contact persons of a company. A dummy is no person: it is neither shown nor changed, only its address counts. */
import { selectContact } from "@portal/contract/company-data/contact-selection";
import type { Contact, Contacts } from "@portal/contract/company-data/contacts/calls";
import { writeAudit } from "../../../platform/audit.ts";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { Problem } from "../../../platform/problem.ts";
import type { AccountScope } from "../../../platform/session/session.ts";
import { shownName } from "../../../platform/session/shown-login.ts";
import { randomToken } from "../../../platform/tokens.ts";
import * as repository from "./repository.ts";

type NewContact = Omit<Contact, "id"> & { id?: string | undefined };

/** Begins the ids of contacts that a company added, so that they never meet one of the provider. */
const OWN_PREFIX = "portal:";

export type ContactService = ReturnType<typeof createContactService>;

export function createContactService({ db, clock }: Pick<Dependencies, "db" | "clock">) {
  async function read(scope: AccountScope, from: repository.Db = db): Promise<Contacts> {
    const rows = await repository.contactsOf(from, scope.companyId);
    const [change] = await repository.lastChangeOf(from, scope.companyId);
    return toContacts(scope, rows, change);
  }

  return {
    read: (scope: AccountScope) => read(scope),

    /** @throws Problem `contacts.stale` if somebody else has saved since; `contacts.unknown` for a foreign id */
    update: (scope: AccountScope, wanted: { version: number; contacts: NewContact[] }): Promise<Contacts> =>
      db.transaction().execute(async (trx) => {
        const { companyId, userId, agentUserId } = scope;
        await repository.lockCompany(trx, companyId);
        const before = await read(scope, trx);
        if (before.version !== wanted.version) throw new Problem("contacts.stale");
        const known = new Set((await repository.knownIds(trx, companyId)).map(({ external_id: id }) => id));
        const contacts = wanted.contacts.map(cleaned);
        const ids = contacts.map(({ id }) => id);
        const isNew = (id: string) => !wanted.contacts.some((contact) => contact.id === id);
        if (new Set(ids).size !== ids.length || ids.some((id) => !known.has(id) && !isNew(id))) {
          throw new Problem("contacts.unknown");
        }
        const now = clock.now();
        for (const { id, name, roles, Email, phone } of contacts) {
          await repository.saveContact(trx, companyId, id, name, roles, Email, phone, now);
        }
        await repository.removeOthers(trx, companyId, ids, now);
        const json = [JSON.stringify(before.contacts), JSON.stringify(contacts)] as const;
        await repository.insertChange(trx, companyId, before.version + 1, ...json, userId, agentUserId, now);
        await writeAudit(trx, {
          at: now,
          action: "contacts.changed",
          outcome: "done",
          actorUserId: userId,
          agentUserId,
          companyId,
          details: { version: before.version + 1, contacts: contacts.length },
        });
        return read(scope, trx);
      }),
  };
}

const cleaned = ({ id, name, roles, Email, phone }: NewContact): Contact => ({
  id: id ?? `${OWN_PREFIX}${randomToken()}`,
  name,
  roles,
  Email: Email === "" ? null : Email,
  phone: phone === "" ? null : phone,
});

function toContacts(
  scope: AccountScope,
  rows: readonly repository.ContactRow[],
  change: repository.ChangeRow | undefined,
): Contacts {
  const candidates = rows.map((row) => ({ ...row, Email: row.email, isDummy__c: row.is_dummy }));
  const chosen = selectContact(candidates);
  return {
    contacts: rows
      .filter((row) => !row.is_dummy)
      .map(({ external_id, name, roles, email, phone }) => ({ id: external_id, name, roles, Email: email, phone })),
    version: change?.version ?? 0,
    recipientId: chosen === undefined || chosen.is_dummy ? null : chosen.external_id,
    recipientEmail: chosen?.email ?? "",
    lastChange:
      change === undefined
        ? null
        : {
            at: change.changed_at.toISOString(),
            by: change.by_support ? "" : shownName(scope, change.by ?? ""),
            bySupport: change.by_support,
            before: change.before,
          },
  };
}
