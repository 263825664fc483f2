/** A company that can be claimed, claimants, and their mails. */
import { enterClaimCode, getClaiming, requestClaimCode } from "@portal/contract/claiming/calls";
import type { ClaimProof } from "@portal/contract/claiming/states";
import { aCompany } from "@portal/db/factories/companies";
import { anEntry } from "@portal/db/factories/entries";
import type { LoggedIn, TestApp } from "../../../testing/test-app.ts";

type CompanyColumns = Parameters<typeof aCompany>[1];
type EntryColumns = Omit<Parameters<typeof anEntry>[1], "company_id">;

export type Claimant = LoggedIn & ReturnType<typeof actions>;

/** Inserts a company with an entry and a unique address. */
export async function aFreeCompany(
  t: TestApp,
  { company = {}, entry = {} }: { company?: CompanyColumns; entry?: EntryColumns } = {},
): Promise<{ id: number; email: string }> {
  const { id } = await aCompany(t.db, company);
  const email = `kontakt-${id}@firma.example`;
  await anEntry(t.db, { company_id: id, email, ...entry });
  return { id, email };
}

/** A logged-in person who wants to claim the company. */
export async function aClaimant(t: TestApp, company: number): Promise<Claimant> {
  const person = await t.logInPerson();
  return { ...person, ...actions(person, company) };
}

const actions = ({ client }: LoggedIn, company: number) => ({
  look: () => client.call(getClaiming, { query: { company: String(company) } }),
  ask: (proof: ClaimProof) => client.call(requestClaimCode, { body: { company, proof } }),
  enter: (code: string) => client.call(enterClaimCode, { body: { company, code } }),
});

/** Template and text of the mails to an address, oldest first. */
export const mailsTo = async (t: TestApp, address: string): Promise<{ template: string; text: string }[]> =>
  t.db
    .selectFrom("mails")
    .select(["template", "text_body as text"])
    .where("recipient", "=", address)
    .orderBy("id")
    .execute();

/** Templates of the mails to an address, oldest first. */
export const templatesTo = async (t: TestApp, address: string): Promise<string[]> =>
  (await mailsTo(t, address)).map(({ template }) => template);

/** Ids of the people with access to a company. */
export const membersOf = async (t: TestApp, companyId: number): Promise<number[]> =>
  (await t.db.selectFrom("memberships").select("user_id").where("company_id", "=", companyId).execute()).map(
    ({ user_id }) => user_id,
  );

/** The code in the newest mail to an address. */
export async function codeFor(t: TestApp, address: string): Promise<string> {
  const mails = await mailsTo(t, address);
  const code = /^ {4}(\S{4}-\S{4})$/m.exec(mails.at(-1)?.text ?? "")?.[1];
  if (code === undefined) throw new Error(`no code came to ${address}`);
  return code;
}

/** Starts a claim by e-mail and returns the code from the mail. */
export async function claimByMail(t: TestApp, claimant: Claimant, company: { email: string }): Promise<string> {
  await claimant.ask("email");
  return codeFor(t, company.email);
}
