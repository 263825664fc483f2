/** Disclosure of claims and of letters with codes; claimants stay private. */
import type { ClaimProof, ClaimState } from "@portal/contract/claiming/states";
import { DISCLOSED_ROWS } from "@portal/contract/self-disclosure/calls";
import { statement } from "@portal/db/statement";
import { asTable, type ReadRecipients, type Subject, timeOf } from "../../platform/personal-data/disclosure.ts";

const CLAIM_STATES: Record<ClaimState, string> = {
  started: "begonnen",
  requested: "Nachweis verlangt",
  code_out: "Code unterwegs",
  held: "angehalten",
  refused: "abgelehnt",
  confirmed: "bestätigt",
  lost: "an andere vergeben",
  withdrawn: "zurückgezogen",
  dissolved: "aufgegeben",
};
const PROOFS: Record<ClaimProof, string> = { email: "E-Mail", letter: "Brief", phone: "Anruf" };
type ClaimRow = {
  state: ClaimState;
  proof: ClaimProof | null;
  sent_to: string | null;
  started_at: Date;
  changed_at: Date;
  total: number;
};
// Does not select the claimant, who is private until they have access.
const claimsOf = statement<ClaimRow, [companyId: number, limit: number]>(`
  select state, proof, sent_to, started_at, changed_at, count(*) over ()::int as total
  from claims where company_id = $1 order by id desc limit $2`);

export const claimsDisclosure: Subject = {
  key: "claims",
  tables: ["claims"],
  title: "Übernahmen des Eintrags",
  purpose: "Damit nur der Betrieb selbst seinen Eintrag bekommt.",
  source: "Wer den Eintrag übernehmen wollte. Den Code selbst speichern wir nicht.",
  retention: "Solange die Person ein Konto hat und die Firma bei uns geführt wird.",
  place: { page: "claiming_confirm", label: "Inhaberschaft ansehen" },
  async read(db, { companyId }) {
    const rows = await claimsOf(db, companyId, DISCLOSED_ROWS);
    return asTable(["Begonnen am", "Stand", "Nachweis", "Code geschickt an", "Geändert am"], rows, (row) => [
      timeOf(row.started_at),
      CLAIM_STATES[row.state],
      row.proof === null ? "" : PROOFS[row.proof],
      row.sent_to ?? "",
      timeOf(row.changed_at),
    ]);
  },
};

const firstLetterOf = statement<{ at: Date | null }, [companyId: number]>(`
  select min(changed_at) as at from claims
  where company_id = $1 and proof = 'letter' and codes_asked > 0 and state <> 'requested'`);

export const letterRecipients: ReadRecipients = async ({ db }, { companyId }) => {
  const [first] = await firstLetterOf(db, companyId);
  if (!first?.at) return [];
  return [
    { name: "Post", what: "Firmenname und Anschrift, für den Brief mit dem Code", since: first.at.toISOString() },
  ];
};
