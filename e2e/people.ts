/** People and companies of a journey's own, so that no journey waits for another one's data. */
import { aCompany } from "@portal/db/factories/companies";
import { anEntry } from "@portal/db/factories/entries";
import { aMembership, aUser, TEST_PASSWORD } from "@portal/db/factories/users";
import type { Database, Right } from "@portal/db/rows";
import type { Kysely } from "kysely";

export type Company = { id: number; name: string };
export type Person = { id: number; login: string; password: string; name: string };
export type Customer = Person & { companies: Company[]; company: Company };

type Db = Kysely<Database>;

/** Somebody who can log in and belongs to no company. */
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

/** Somebody who owns companies of these names, in this order; the first is active after log-in. */
export async function aCustomer(
  db: Db,
  { names = ["Brandt Bedachungen GmbH"], entry = {} }: { names?: string[]; entry?: EntryColumns } = {},
): Promise<Customer> {
  const person = await aPerson(db);
  const companies: Company[] = [];
  for (const name of names) companies.push(await aListedCompany(db, { name }, entry));
  for (const { id } of companies) await aMembership(db, { user_id: person.id, company_id: id });
  const [company] = companies;
  if (!company) throw new Error("a customer needs a company");
  return { ...person, companies, company };
}

/** Somebody else who works for the same company. */
export async function aColleague(
  db: Db,
  company: Company,
  right: Right = "editor",
  name = "Olaf Brandt",
): Promise<Person> {
  const person = await aPerson(db, { display_name: name });
  await aMembership(db, { user_id: person.id, company_id: company.id, right });
  return person;
}

/** Ends somebody's sessions on the server; their browsers don't know yet. */
export async function endSessions(db: Db, person: Person): Promise<void> {
  await db.updateTable("sessions").set({ revoked_at: new Date() }).where("user_id", "=", person.id).execute();
}
