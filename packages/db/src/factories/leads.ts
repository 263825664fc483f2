import type { LeadState } from "@portal/contract/leads/states";
import type { Insertable, Kysely, Selectable } from "kysely";
import type { Database, LeadTable } from "../rows.ts";
import { uniqueKey } from "./unique-key.ts";

type Given = Partial<Insertable<LeadTable>> & {
  /** The companies that got it. */
  companies: readonly number[];
  /** For the first company; after acceptance it holds the lead, and the others see it as taken. */
  state?: LeadState;
};

const FREE: ReadonlySet<LeadState> = new Set(["new", "declined", "taken"]);

/** Inserts a lead and offers it to companies; its people were told of it. */
export async function aLead(
  db: Kysely<Database>,
  { companies, state = "new", ...columns }: Given,
): Promise<Selectable<LeadTable>> {
  const now = new Date();
  const holder = FREE.has(state) ? {} : { company_id: companies[0] ?? null, accepted_at: now };
  const lead = await db
    .insertInto("leads")
    .values({
      external_id: uniqueKey("L"),
      kind: "request",
      source: "webhook",
      name: "Maria Klein",
      email: "maria.klein@post.example",
      phone: "0221 445566",
      text: "Dachrinne undicht, bitte rufen Sie 0221 445566 an.",
      shown_text: "Dachrinne undicht, bitte rufen Sie ••• an.",
      postal_code: "50667",
      place: "Köln",
      price_cents: 1500,
      received_at: now,
      reported_at: now,
      delete_on: "2099-01-01",
      secretarial_call_id: null,
      voicebot_call_id: null,
      company_id: null,
      accepted_at: null,
      accepted_by_user_id: null,
      first_response_at: null,
      value_cents: null,
      ...holder,
      ...columns,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await db
    .insertInto("lead_offers")
    .values(
      companies.map((company_id, place) => ({
        company_id,
        lead_id: lead.id,
        kind: lead.kind,
        received_at: lead.received_at,
        state: place === 0 ? state : lead.company_id === null ? "new" : "taken",
        state_before: null,
        changed_at: now,
        version: 1,
        told_at: now,
      })),
    )
    .execute();
  return lead;
}
