/** Disclosure of contributions to the entry; their authors stay private. */
import { keptWords } from "@portal/contract/law/retention";
import { DISCLOSED_ROWS } from "@portal/contract/self-disclosure/calls";
import { CONTRIBUTION_KINDS } from "@portal/contract/ugc/calls";
import { statement } from "@portal/db/statement";
import { asTable, type Subject, timeOf } from "../../platform/personal-data/disclosure.ts";

const CONTRIBUTION_STATES = {
  new: "noch nicht geprüft",
  accepted: "war richtig",
  refused: "war nicht richtig",
} as const;
type ContributionRow = {
  kind: string;
  text: string;
  state: keyof typeof CONTRIBUTION_STATES;
  created_at: Date;
  total: number;
};
// Selects neither name nor address of the author.
const contributionsOf = statement<ContributionRow, [companyId: number, limit: number]>(`
  select kind, text, state, created_at, count(*) over ()::int as total
  from contributions where company_id = $1 order by id desc limit $2`);

export const contributionsDisclosure: Subject = {
  key: "contributions",
  tables: ["contributions"],
  title: "Hinweise anderer zu Ihrem Eintrag",
  purpose: "Damit Fehler im Verzeichnis auffallen.",
  source: "Besucher des Verzeichnisses. Wer einen Hinweis gab, sagen wir nicht weiter.",
  retention: keptWords("contributions"),
  place: { page: "entry_data", label: "Eintragsdaten ändern" },
  async read(db, { companyId }) {
    const kinds: Readonly<Record<string, string>> = CONTRIBUTION_KINDS;
    return asTable(
      ["Am", "Worum es geht", "Text", "Stand"],
      await contributionsOf(db, companyId, DISCLOSED_ROWS),
      (row) => [timeOf(row.created_at), kinds[row.kind] ?? row.kind, row.text, CONTRIBUTION_STATES[row.state]],
    );
  },
};
