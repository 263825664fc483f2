/** Rows of the import that make a person: login, roles and the companies the person may work in (Specification §3). */
import { loginKey } from "@portal/db/login-key";
import type { Right } from "@portal/db/rows";
import type { CompanyReferences } from "../../../platform/import/company-references.ts";
import { type CopyPlan, importKind } from "../../../platform/import/import-kind.ts";
import { type UserRow, userRow } from "./user-row.ts";
import { findTakenNames, importUsers, toUserColumns, userDefaults } from "./write-users.ts";

type Note = { loginKey: string; accounts: [company: string, right: Right][] };

const copyPlan: CopyPlan<UserRow, Note> = {
  noteOf: ({ login, accounts = [] }) => ({
    loginKey: loginKey(login),
    accounts: accounts.map(({ company, right }) => [company, right]),
  }),
  companiesIn: ({ accounts }) => accounts.map(([company]) => company),
  children: { table: "memberships", columns: ["user_id", "company_id", "right"] },
  decide: async (trx, rows, { companies, findErased }) => {
    const taken = await findTakenNames(
      trx,
      rows.map(({ key: externalId, note }) => ({ externalId, loginKey: note.loginKey })),
    );
    // Only after the people are read: whoever is being erased is still among them or known as erased by now.
    const unknown = rows.map((row) => row.key).filter((id) => !taken.has(`id ${id}`));
    const erased = await findErased(trx, unknown);
    return rows.map(({ key: id, line, isSlow, note }) => {
      if (erased.has(id)) return "unchanged";
      const isFree = !taken.has(`id ${id}`) && !taken.has(`login ${note.loginKey}`);
      taken.add(`login ${note.loginKey}`);
      const children = rightsIn(companies, note.accounts, line);
      return isFree && !isSlow && children ? { children } : undefined;
    });
  },
};

/** Fields of memberships; undefined where a company is missing or named twice. */
function rightsIn(
  companies: CompanyReferences,
  accounts: Note["accounts"],
  line: number,
): [companyId: string, right: Right][] | undefined {
  const rights = new Map<number, Right>();
  for (const [externalId, right] of accounts) {
    const company = companies.get(externalId);
    if (!company || (company.createdAtLine ?? 0) > line || rights.has(company.id)) return undefined;
    rights.set(company.id, right);
  }
  return [...rights].map(([id, right]) => [String(id), right]);
}

export const userKind = importKind({
  type: "user",
  row: userRow,
  nameField: "external_id",
  productionProblem: ({ password }) =>
    password === undefined
      ? undefined
      : {
          field: "password",
          message: "ist im Produktivbetrieb nicht erlaubt. Die Person vergibt ihr Passwort selbst.",
        },
  table: {
    name: "users",
    key: ["external_id"],
    columns: (row) => toUserColumns(row, row.password_hash),
    defaults: userDefaults,
  },
  copy: {
    columns: [
      ["external_id", "text"],
      ["login", "text"],
      ["login_key", "text"],
      ["email", "text"],
      ["password_hash", "text"],
      ["display_name", "text"],
      ["roles", "texts"],
      ["notification_code", "text"],
    ],
    isSlow: ({ password, user_notification_code: code = "none" }) => password !== undefined || code !== "none",
    plan: copyPlan,
  },
  write: importUsers,
});
