import { alwaysAnswering } from "@portal/contract/opening-hours/answering-hours";
import type { Insertable, Kysely, Selectable } from "kysely";
import type { Database, SecretarialCallTable } from "../rows.ts";
import { uniqueKey } from "./unique-key.ts";

/** Inserts a call that a company's secretarial service answered; it is open. The product is apart. */
export function aCaller(
  db: Kysely<Database>,
  columns: Partial<Insertable<SecretarialCallTable>> & { company_id: number },
): Promise<Selectable<SecretarialCallTable>> {
  return db
    .insertInto("secretarial_calls")
    .values({
      external_id: uniqueKey("A"),
      called_at: new Date(),
      caller_name: "Maria Klein",
      caller_company: "",
      phone: "0221 445566",
      concern: "Dachrinne undicht, bittet um Termin.",
      outcome: "message",
      wants_callback: true,
      seconds: 95,
      reported_at: new Date(),
      done_at: null,
      note: "",
      ...columns,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Inserts how the secretarial service answers for a company. */
export async function secretarialSettingsOf(db: Kysely<Database>, companyId: number): Promise<void> {
  await db
    .insertInto("secretarial_settings")
    .values({
      company_id: companyId,
      service_number: "0221 99887700",
      greeting: "Dachdeckerei Brandt, guten Tag.",
      forward_to: "",
      hours: JSON.stringify(alwaysAnswering()),
      vacation_from: null,
      vacation_to: null,
      vacation_note: "",
      version: 1,
      changed_at: new Date(),
    })
    .execute();
}
