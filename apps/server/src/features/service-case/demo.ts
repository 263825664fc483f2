/** Service cases of the first demo company, so that the page Anfragen an uns shows some. */
import type { Database } from "@portal/db/rows";
import type { Kysely } from "kysely";

type Event = { kind: "create" | "take" | "ask" | "answer" | "solve"; hoursAgo: number; text: string };
type DemoCase = {
  key: string;
  type: "invoice" | "entry" | "product";
  subject: string;
  reference: string;
  state: "open" | "waiting" | "solved";
  events: readonly Event[];
};

const COMPANY = "C-1001";
const PERSON = "U-1";
const HOUR_MS = 3_600_000;

const CASES: readonly DemoCase[] = [
  {
    key: "demo-case-invoice-0001",
    type: "invoice",
    subject: "Rechnung an die neue Adresse",
    reference: "R-2026-10417",
    state: "waiting",
    events: [
      {
        kind: "create",
        hoursAgo: 52,
        text: "Unser Büro ist umgezogen. Bitte schicken Sie die Rechnungen ab November an die neue Adresse.",
      },
      { kind: "take", hoursAgo: 30, text: "" },
      {
        kind: "ask",
        hoursAgo: 28,
        text: "Gern. Sollen auch die Rechnungen an die neue Adresse gehen, die schon offen sind?",
      },
    ],
  },
  {
    key: "demo-case-rating-0001",
    type: "product",
    subject: "Falscher Durchschnitt: golocal",
    reference: "golocal",
    state: "open",
    events: [
      {
        kind: "create",
        hoursAgo: 21,
        text: "Auf dem Portal steht ein anderer Durchschnitt als hier. Bitte klären Sie, welcher stimmt.",
      },
    ],
  },
  {
    key: "demo-case-entry-0001",
    type: "entry",
    subject: "Alte Telefonnummer auf einem anderen Portal",
    reference: "Stadtportal Köln",
    state: "solved",
    events: [
      {
        kind: "create",
        hoursAgo: 24 * 19,
        text: "Auf dem Stadtportal steht noch unsere alte Nummer. Kunden rufen dort an und erreichen niemanden.",
      },
      { kind: "take", hoursAgo: 24 * 18, text: "" },
      {
        kind: "solve",
        hoursAgo: 24 * 16,
        text: "Das Portal hat die Nummer übernommen. Wir haben es heute nachgesehen: Sie stimmt jetzt.",
      },
    ],
  },
];

/** Adds the cases that are missing; nothing if the demo company is missing. */
export async function addDemoCases(db: Kysely<Database>, now: Date): Promise<void> {
  const company = await db.selectFrom("companies").select("id").where("external_id", "=", COMPANY).executeTakeFirst();
  const person = await db.selectFrom("users").select("id").where("external_id", "=", PERSON).executeTakeFirst();
  if (!company || !person) return;
  await db.transaction().execute(async (trx) => {
    for (const demo of CASES) await addCase(trx, demo, { companyId: company.id, userId: person.id, now });
  });
}

async function addCase(
  trx: Kysely<Database>,
  { key, type, subject, reference, state, events }: DemoCase,
  { companyId, userId, now }: { companyId: number; userId: number; now: Date },
): Promise<void> {
  const at = ({ hoursAgo }: Event): Date => new Date(now.getTime() - hoursAgo * HOUR_MS);
  const [first, last] = [events.at(0), events.at(-1)];
  if (!first || !last) return;
  const made = await trx
    .insertInto("service_cases")
    .values({
      company_id: companyId,
      type,
      subject,
      reference,
      state,
      brand: "nahbei",
      request_key: key,
      created_by_user_id: userId,
      agent_user_id: null,
      created_at: at(first),
      changed_at: at(last),
      ended_at: state === "solved" ? at(last) : null,
    })
    .onConflict((conflict) => conflict.columns(["company_id", "request_key"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!made) return;
  const rows = events.map((event) => ({
    case_id: made.id,
    kind: event.kind,
    author: event.kind === "create" ? ("company" as const) : ("provider" as const),
    user_id: event.kind === "create" ? userId : null,
    text: event.text,
    request_key: null,
    at: at(event),
  }));
  await trx.insertInto("service_case_events").values(rows).execute();
}
