/** Hand-overs of the first demo company, so that the page Texte und Dateien shows some. */
import type { HandoverEntry } from "@portal/contract/website/files/calls";
import type { HandoverState } from "@portal/contract/website/files/states";
import { isHandoverEnded } from "@portal/contract/website/files/states";
import type { Database } from "@portal/db/rows";
import type { Kysely } from "kysely";

type Event = { kind: HandoverEntry["kind"]; hoursAgo: number; text: string };
type DemoHandover = { key: string; website: string; state: HandoverState; events: readonly Event[] };

const COMPANY = "C-1001";
const PERSON = "U-1";
const HOUR_MS = 3_600_000;
const DAY = 24;

const HANDOVERS: readonly DemoHandover[] = [
  {
    key: "demo-handover-team-1",
    website: "W-1001",
    state: "question",
    events: [
      {
        kind: "hand_over",
        hoursAgo: 4 * DAY,
        text: "Seit Oktober gehören Jannik Roth und Elif Kaya zu uns. Bitte auf der Seite „Über uns“ ergänzen.",
      },
      { kind: "take", hoursAgo: 3 * DAY, text: "" },
      { kind: "ask", hoursAgo: 2 * DAY, text: "Gern. Haben Sie von beiden ein Bild, und was ist ihre Aufgabe?" },
    ],
  },
  {
    key: "demo-handover-winter-1",
    website: "W-1002",
    state: "handed_over",
    events: [
      {
        kind: "hand_over",
        hoursAgo: 5,
        text: "Bitte die Notdienstnummer größer zeigen: 0221 4710214, auch nachts.",
      },
    ],
  },
  {
    key: "demo-handover-prices-1",
    website: "W-1001",
    state: "done",
    events: [
      { kind: "hand_over", hoursAgo: 41 * DAY, text: "Die Dachwartung kostet ab sofort 189 Euro." },
      { kind: "take", hoursAgo: 40 * DAY, text: "" },
      { kind: "finish", hoursAgo: 39 * DAY, text: "Der neue Preis steht auf der Seite „Wartung“." },
    ],
  },
];

/** Adds the hand-overs that are missing; nothing if the demo company or its websites are missing. */
export async function addDemoHandovers(db: Kysely<Database>, now: Date): Promise<void> {
  const sites = await db
    .selectFrom("websites")
    .innerJoin("companies", "companies.id", "websites.company_id")
    .select(["websites.id", "websites.company_id", "websites.external_id"])
    .where("companies.external_id", "=", COMPANY)
    .execute();
  const person = await db.selectFrom("users").select("id").where("external_id", "=", PERSON).executeTakeFirst();
  if (!person) return;
  await db.transaction().execute(async (trx) => {
    for (const demo of HANDOVERS) {
      const site = sites.find(({ external_id: key }) => key === demo.website);
      if (site)
        await addHandover(trx, demo, { companyId: site.company_id, websiteId: site.id, userId: person.id, now });
    }
  });
}

async function addHandover(
  trx: Kysely<Database>,
  { key, state, events }: DemoHandover,
  { companyId, websiteId, userId, now }: { companyId: number; websiteId: number; userId: number; now: Date },
): Promise<void> {
  const at = ({ hoursAgo }: Event): Date => new Date(now.getTime() - hoursAgo * HOUR_MS);
  const [first, last] = [events.at(0), events.at(-1)];
  if (!first || !last) return;
  const made = await trx
    .insertInto("website_handovers")
    .values({
      company_id: companyId,
      website_id: websiteId,
      state,
      brand: "nahbei",
      request_key: key,
      created_by_user_id: userId,
      agent_user_id: null,
      created_at: at(first),
      changed_at: at(last),
      ended_at: isHandoverEnded(state) ? at(last) : null,
    })
    .onConflict((conflict) => conflict.columns(["company_id", "request_key"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!made) return;
  const rows = events.map((event) => ({
    handover_id: made.id,
    kind: event.kind,
    author: event.kind === "hand_over" ? ("company" as const) : ("provider" as const),
    user_id: event.kind === "hand_over" ? userId : null,
    text: event.text,
    request_key: null,
    at: at(event),
  }));
  await trx.insertInto("website_handover_events").values(rows).execute();
}
