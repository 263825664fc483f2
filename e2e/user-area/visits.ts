import { aRating, aSearch, aView } from "@portal/db/factories/user-history";
import type { Database } from "@portal/db/rows";
import type { Kysely } from "kysely";
import { aListedCompany, aPerson, type Company, type Person } from "../people.ts";

const MINUTE = 60_000;

/** A person who has rated, looked for and looked at a company so many times, the last time a minute ago. */
export async function aVisitor(db: Kysely<Database>, count: number): Promise<Person & { rated: Company }> {
  const person = await aPerson(db);
  const rated = await aListedCompany(db, { name: "Brandt Bedachungen GmbH" });
  for (let index = 1; index <= count; index += 1) {
    const at = new Date(Date.now() - index * MINUTE);
    const common = { user_id: person.id, company_id: rated.id };
    await aRating(db, { ...common, rating_text: `Saubere Arbeit, Auftrag ${index}.`, updated_at: at });
    await aSearch(db, { user_id: person.id, what: `Dachdecker ${index}`, searched_at: at });
    await aView(db, { ...common, viewed_at: at });
  }
  return { ...person, rated };
}
