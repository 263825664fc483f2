/** What the portal stores of a person: what they did about leads of a company, and what they asked companies. */
import { statement } from "@portal/db/statement";
import { companyNameOf, nameless, type SliceOwnData } from "../../platform/personal-data/own-data.ts";

/** The company keeps that there was a lead, and what it noted itself. */
const emptyLeads = statement<never, [email: string]>(`
  update leads set name = '', email = '', phone = '', text = '', shown_text = ''
  where email <> '' and lower(email) = lower($1)`);

export const leadsOwnData: SliceOwnData = {
  kinds: {
    leads: {
      from: "leads l where l.email <> '' and lower(l.email) = lower(u.email)",
      fields: `'company', ${companyNameOf("l")}, 'kind', l.kind, 'name', l.name, 'phone', l.phone, 'text', l.text,
      'received_at', l.received_at, 'delete_on', l.delete_on`,
      order: "l.id",
    },
    lead_steps: {
      from: "lead_steps s where s.user_id = u.id",
      fields: `'company', ${companyNameOf("s")}, 'lead', s.lead_id, 'step', s.step, 'text', s.text, 'at', s.at`,
      order: "s.id",
    },
  },
  columns: {
    "leads.email": nameless("leads"),
    "lead_steps.user_id": nameless("lead_steps"),
    "leads.accepted_by_user_id": nameless("lead_steps"),
    "lead_reminders.set_by_user_id": nameless("lead_steps"),
    "lead_complaints.raised_by_user_id": nameless("lead_steps"),
  },
  erase: async (trx, { email }) => {
    await emptyLeads(trx, email);
  },
  retention: {
    leads: { swept: "leads", after: "two years, applications after 180 days; they name strangers" },
  },
};
