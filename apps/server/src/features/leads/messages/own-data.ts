/** What the portal stores of a person: messages that they wrote, for a company or to one. */
import { statement } from "@portal/db/statement";
import { companyNameOf, goes, nameless, type SliceOwnData } from "../../../platform/personal-data/own-data.ts";

// The lead stays without name and words; what its customer wrote ends with the person.
const deleteThreads = statement<never, [email: string]>(`
  delete from message_threads where lead_id = any (array(
    select id from leads where email <> '' and lower(email) = lower($1)))`);
const deleteInquiries = statement<never, [email: string]>(
  "delete from inquiries where email <> '' and lower(email) = lower($1)",
);

/** Stands before the leads' own: that empties the address by which threads are found. */
export const messagesOwnData: SliceOwnData = {
  kinds: {
    messages: {
      from: "messages m join message_threads t on t.id = m.thread_id where m.user_id = u.id",
      fields: `'company', ${companyNameOf("t")}, 'thread', t.id, 'text', m.text, 'at', m.at`,
      order: "m.id",
    },
    customer_messages: {
      from: `messages m join message_threads t on t.id = m.thread_id
        where m.author = 'customer' and t.lead_id = any (array(
          select l.id from leads l where l.email <> '' and lower(l.email) = lower(u.email)))`,
      fields: `'company', ${companyNameOf("t")}, 'text', m.text, 'at', m.at`,
      order: "m.id",
    },
    inquiries: {
      from: "inquiries i where i.email <> '' and lower(i.email) = lower(u.email)",
      fields: `'company', ${companyNameOf("i")}, 'kind', i.kind, 'name', i.name, 'phone', i.phone, 'text', i.text,
      'submitted_at', i.submitted_at`,
      order: "i.id",
    },
  },
  columns: {
    "messages.user_id": nameless("messages"),
    "inquiries.email": goes("inquiries"),
  },
  erase: async (trx, { email }) => {
    await deleteThreads(trx, email);
    await deleteInquiries(trx, email);
  },
  retention: {
    inquiries: { swept: "inquiries", after: "three days unconfirmed, 30 days without words once delivered" },
  },
};
