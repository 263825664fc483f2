/** A server process of the schedule's simulation: does the steps that `npm run bench` sends. */
import { openDatabase } from "@portal/db/connect";
import { statementTexts } from "@portal/db/statement";
import { sql } from "kysely";
import { enrolCompanies } from "../schedule/enrol.ts";
import { listingBacklog } from "../schedule/backlog.ts";
import { simulateStep, type Step } from "./simulate-step.ts";

type Order =
  | ({ kind: "step" } & Step)
  | { kind: "enrol"; now: number; portals: string[] }
  | { kind: "backlog"; now: number; portals: string[] }
  | { kind: "explain"; now: number; portal: string };

const db = openDatabase(process.env["DATABASE_URL"] ?? "", { max: 4, statementTimeout: 0 });

process.on("message", (order: Order) => {
  answer(order).then(
    (result) => process.send?.({ result }),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});
process.on("disconnect", () => void db.destroy());

async function answer(order: Order): Promise<unknown> {
  switch (order.kind) {
    case "step":
      return (await simulateStep(db, order)).map(({ claims: _claims, ...made }) => made);
    case "enrol":
      return enrolCompanies({ db, clock: { now: () => new Date(order.now) } }, order.portals);
    case "backlog":
      return listingBacklog(db, order.portals, new Date(order.now));
    case "explain":
      return explainClaim(order);
  }
}

/** The plan of the statement that takes rows, by its name and with its time, as text. */
async function explainClaim({ now, portal }: { now: number; portal: string }): Promise<string> {
  const text = statementTexts().find((each) => each.includes("for update of s skip locked"));
  if (text === undefined) throw new Error("the schedule's statement was not found");
  return db.connection().execute(async (connection) => {
    await sql`set plan_cache_mode = force_generic_plan`.execute(connection);
    await sql.raw(`prepare looked_at (text, timestamptz, timestamptz, bigint) as ${text}`).execute(connection);
    const at = new Date(now).toISOString();
    await sql`begin`.execute(connection);
    const { rows } = await sql
      .raw<{ "QUERY PLAN": string }>(
        `explain (analyze, buffers off, costs off) execute looked_at('${portal}', '${at}', '${at}', 2)`,
      )
      .execute(connection);
    await sql`rollback`.execute(connection);
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  });
}
