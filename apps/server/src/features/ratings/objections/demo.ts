/** Objections of the first demo company in several states, so that both sides and the desk have something to read. */
import type { DecisionGround, ObjectionOutcome, ObjectionReason } from "@portal/contract/ratings/objections/reasons";
import type { ObjectionAction, ObjectionRole, ObjectionState } from "@portal/contract/ratings/objections/states";
import { addDays, berlinDate } from "@portal/contract/time/berlin-time";
import type { Database } from "@portal/db/rows";
import type { Kysely } from "kysely";

type Db = Kysely<Database>;
type Step = { action: ObjectionAction | "object"; role: ObjectionRole; daysAgo: number; text: string };
type Decision = { outcome: ObjectionOutcome; ground: DecisionGround; reasons: string };
type DemoObjection = {
  key: string;
  reason: ObjectionReason;
  state: ObjectionState;
  /** Days from now. */
  dueIn: number;
  /** Proposed by the first manager; `decision` was confirmed by the second. */
  proposal?: Decision;
  decision?: Decision;
  steps: readonly Step[];
};

const COMPANY = "C-1001";
const OWNER = "U-1";
const MANAGERS = ["bewertung@demo.example", "bewertung2@demo.example"];
const DAY_MS = 86_400_000;

const DEMO: readonly DemoObjection[] = [
  {
    key: "demo-objection-details-01",
    reason: "wrong_company",
    state: "details_asked",
    dueIn: 9,
    steps: [
      {
        action: "object",
        role: "company",
        daysAgo: 6,
        text: "An diesem Tag hatten wir keine Baustelle in der Straße, die hier beschrieben ist.",
      },
      {
        action: "ask_details",
        role: "manager",
        daysAgo: 5,
        text: "Welche Firma hat dort gearbeitet, und woran erkennen Sie das?",
      },
    ],
  },
  {
    key: "demo-objection-proposed-01",
    reason: "untrue_facts",
    state: "proposed",
    dueIn: 4,
    proposal: {
      outcome: "kept",
      ground: "opinion",
      reasons: "Die Sätze bewerten den Ablauf. Eine falsche Tatsache nennt der Einwand nicht.",
    },
    steps: [
      {
        action: "object",
        role: "company",
        daysAgo: 12,
        text: "Der Termin wurde gehalten. Unser Bautagebuch zeigt das für beide Tage.",
      },
      { action: "review", role: "manager", daysAgo: 10, text: "" },
      {
        action: "propose",
        role: "manager",
        daysAgo: 2,
        text: "Die Sätze bewerten den Ablauf. Eine falsche Tatsache nennt der Einwand nicht.",
      },
    ],
  },
  {
    key: "demo-objection-decided-01",
    reason: "no_contact",
    state: "decided",
    dueIn: 150,
    decision: {
      outcome: "kept",
      ground: "experience_shown",
      reasons:
        "Die Bewertung nennt Einzelheiten des Auftrags, die nur kennt, wer dabei war. Der Kontakt ist glaubhaft.",
    },
    steps: [
      {
        action: "object",
        role: "company",
        daysAgo: 44,
        text: "Zu dieser Bewertung finden wir keinen Auftrag in unseren Büchern.",
      },
      { action: "review", role: "manager", daysAgo: 42, text: "" },
      {
        action: "propose",
        role: "manager",
        daysAgo: 38,
        text: "Die Bewertung nennt Einzelheiten des Auftrags, die nur kennt, wer dabei war. Der Kontakt ist glaubhaft.",
      },
      {
        action: "decide",
        role: "manager",
        daysAgo: 37,
        text: "Die Bewertung nennt Einzelheiten des Auftrags, die nur kennt, wer dabei war. Der Kontakt ist glaubhaft.",
      },
    ],
  },
];

type People = { ownerId: number; managerIds: readonly number[] };

/** Adds the objections that are missing, each to another critical rating; nothing without company and people. */
export async function addDemoObjections(db: Db, now: Date): Promise<void> {
  const company = await db.selectFrom("companies").select("id").where("external_id", "=", COMPANY).executeTakeFirst();
  const owner = await db.selectFrom("users").select("id").where("external_id", "=", OWNER).executeTakeFirst();
  const managers = await db.selectFrom("users").select("id").where("login", "in", MANAGERS).orderBy("id").execute();
  if (!company || !owner || managers.length < MANAGERS.length) return;
  const oldest = Math.max(...DEMO.flatMap(({ steps }) => steps.map(({ daysAgo }) => daysAgo)));
  const ratings = await db
    .selectFrom("ratings")
    .select("id")
    .where("company_id", "=", company.id)
    .where("source", "=", "wkdb")
    .where("state", "=", "published")
    .where("stars", "<=", 3)
    .where("rated_at", "<", new Date(now.getTime() - oldest * DAY_MS))
    .orderBy("rated_at", "desc")
    .limit(DEMO.length)
    .execute();
  const people = { ownerId: owner.id, managerIds: managers.map(({ id }) => id) };
  await db.transaction().execute(async (trx) => {
    for (const [index, demo] of DEMO.entries()) {
      const rating = ratings[index];
      if (rating) await addObjection(trx, demo, { companyId: company.id, ratingId: rating.id, people, now });
    }
  });
}

type Place = { companyId: number; ratingId: number; people: People; now: Date };

async function addObjection(trx: Db, demo: DemoObjection, { companyId, ratingId, people, now }: Place): Promise<void> {
  const { key, reason, state, dueIn, proposal, decision, steps } = demo;
  const at = ({ daysAgo }: Step): Date => new Date(now.getTime() - daysAgo * DAY_MS);
  const [first, last] = [steps.at(0), steps.at(-1)];
  const [proposer = null, decider = null] = people.managerIds;
  if (!first || !last) return;
  const made = await trx
    .insertInto("rating_objections")
    .values({
      company_id: companyId,
      rating_id: ratingId,
      rating_version_id: 0,
      author_user_id: null,
      reason,
      text: first.text,
      state,
      author_asked_at: null,
      due_on: addDays(berlinDate(now.getTime()), dueIn),
      outcome: decision?.outcome ?? null,
      ground: decision?.ground ?? null,
      reasons: decision?.reasons ?? null,
      decided_by_user_id: decision ? decider : null,
      proposed_outcome: proposal?.outcome ?? null,
      proposed_ground: proposal?.ground ?? null,
      proposed_reasons: proposal?.reasons ?? null,
      proposed_by_user_id: proposal || decision ? proposer : null,
      brand: "nahbei",
      request_key: key,
      created_by_user_id: people.ownerId,
      agent_user_id: null,
      created_at: at(first),
      changed_at: at(last),
      ended_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!made) return;
  const rows = steps.map((step) => ({
    objection_id: made.id,
    action: step.action,
    role: step.role,
    user_id: step.role === "company" ? people.ownerId : step.action === "decide" ? decider : proposer,
    text: step.text,
    at: at(step),
  }));
  await trx.insertInto("rating_objection_steps").values(rows).execute();
}
