/** Disclosure of notices of illegal content about the company; who noticed stays private. */
import { keptWords } from "@portal/contract/law/retention";
import { DISCLOSED_ROWS } from "@portal/contract/self-disclosure/calls";
import {
  NOTICE_GROUNDS,
  NOTICE_TARGETS,
  type NoticeGround,
  type NoticeOutcome,
  type NoticeTarget,
  OUTCOME_WORDS,
} from "@portal/contract/ugc/notices/grounds";
import { statement } from "@portal/db/statement";
import { asTable, type Subject, timeOf } from "../../../platform/personal-data/disclosure.ts";

type NoticeRow = {
  target: NoticeTarget;
  ground: NoticeGround;
  outcome: NoticeOutcome | null;
  reasons: string;
  received_at: Date;
  total: number;
};
// Selects neither name nor address nor the words of whoever noticed: they could tell who it was.
const noticesOf = statement<NoticeRow, [companyId: number, limit: number]>(`
  select target, ground, outcome, reasons, received_at, count(*) over ()::int as total
  from content_notices where company_id = $1 order by id desc limit $2`);

export const contentNoticesDisclosure: Subject = {
  key: "content_notices",
  tables: ["content_notices", "content_notice_steps"],
  title: "Meldungen rechtswidriger Inhalte",
  purpose: "Damit wir Meldungen prüfen und begründen können, wie das Gesetz es verlangt.",
  source: "Besucher des Verzeichnisses. Wer gemeldet hat, sagen wir nicht weiter.",
  retention: keptWords("notices"),
  place: null,
  async read(db, { companyId }) {
    return asTable(
      ["Am", "Worum es geht", "Grund", "Entscheidung", "Begründung"],
      await noticesOf(db, companyId, DISCLOSED_ROWS),
      (row) => [
        timeOf(row.received_at),
        NOTICE_TARGETS[row.target],
        NOTICE_GROUNDS[row.ground],
        row.outcome === null ? "noch nicht entschieden" : OUTCOME_WORDS[row.outcome],
        row.reasons,
      ],
    );
  },
};
