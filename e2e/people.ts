/** Makes people and companies for one journey, so that journeys don't share data. */
import { aCompany, aProduct } from "@portal/db/factories/companies";
import { anEntry } from "@portal/db/factories/entries";
import { aMembership, aUser, TEST_PASSWORD } from "@portal/db/factories/users";
import type { Database, Right } from "@portal/db/rows";
import type { Kysely } from "kysely";
import type { Window } from "./window.ts";

export type Company = { id: number; name: string };
export type Person = { id: number; login: string; password: string; name: string };
export type Customer = Person & { companies: Company[]; company: Company };

type Db = Kysely<Database>;

/** A person with a login and without a company. */
export async function aPerson(db: Db, columns: Parameters<typeof aUser>[1] = {}): Promise<Person> {
  const { id, login, display_name: name } = await aUser(db, columns);
  return { id, login, password: TEST_PASSWORD, name };
}

type CompanyColumns = Parameters<typeof aCompany>[1];
type EntryColumns = Omit<Parameters<typeof anEntry>[1], "company_id">;

/** A company with its entry. */
export async function aListedCompany(db: Db, company: CompanyColumns = {}, entry: EntryColumns = {}): Promise<Company> {
  const { id, name } = await aCompany(db, company);
  await anEntry(db, { name, ...entry, company_id: id });
  return { id, name };
}

type NewCustomer = { names?: string[]; entry?: EntryColumns; products?: string[] };

/**
 * An owner of companies with these names, in this order, each with active products of these codes. The first company is
 * active after login.
 */
export async function aCustomer(
  db: Db,
  { names = ["Brandt Bedachungen GmbH"], entry = {}, products = [] }: NewCustomer = {},
): Promise<Customer> {
  const person = await aPerson(db);
  const companies: Company[] = [];
  for (const name of names) companies.push(await aListedCompany(db, { name }, entry));
  for (const company of companies) {
    await aMember(db, person, company);
    for (const code of products) await aProduct(db, { company_id: company.id, code });
  }
  const [company] = companies;
  if (!company) throw new Error("a customer needs a company");
  return { ...person, companies, company };
}

/** An owner of `count` companies: "Filiale 001" and so on, and `last` with a different name. */
export async function aManagerOf(db: Db, count: number, lastName: string): Promise<Person & { last: Company }> {
  const person = await aPerson(db);
  const branches = await db
    .insertInto("companies")
    .values(
      Array.from({ length: count - 1 }, (_, index) => {
        const name = `Filiale ${String(index + 1).padStart(3, "0")}`;
        return {
          external_id: `${person.login}-${index}`,
          name,
          display_name: name,
          claimed_by: null,
          claimed_last_update: null,
        };
      }),
    )
    .returning(["id", "name"])
    .execute();
  const entries = branches.map(({ id, name }) => ({ company_id: id, name, opening_hours: "{}", about_us: "{}" }));
  await db.insertInto("entries").values(entries).execute();
  const last = await aListedCompany(db, { name: lastName });
  const rows = [...branches, last].map(({ id }) => ({ user_id: person.id, company_id: id, right: "owner" as const }));
  await db.insertInto("memberships").values(rows).execute();
  return { ...person, last };
}

/** Makes a person a member of a company. */
export const aMember = (db: Db, person: Person, company: Company, right: Right = "owner"): Promise<void> =>
  aMembership(db, { user_id: person.id, company_id: company.id, right });

/** Another member of the company. */
export async function aColleague(
  db: Db,
  company: Company,
  right: Right = "editor",
  name = "Olaf Brandt",
): Promise<Person> {
  const person = await aPerson(db, { display_name: name });
  await aMember(db, person, company, right);
  return person;
}

/**
 * Ends a person's sessions on the server only; their browser doesn't know it yet. What the window still loads would be
 * refused, so this waits for its end.
 */
export async function endSessions(db: Db, person: Person, window: Pick<Window, "quiet">): Promise<void> {
  await window.quiet();
  await db.updateTable("sessions").set({ revoked_at: new Date() }).where("user_id", "=", person.id).execute();
}
