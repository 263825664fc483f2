/** Disclosure of answers to ratings and of templates for them. */
import type { AnswerState } from "@portal/contract/ratings/manage/answer";
import { DISCLOSED_ROWS } from "@portal/contract/self-disclosure/calls";
import { statement } from "@portal/db/statement";
import { asTable, type Subject, timeOf, WHILE_LISTED } from "../../../platform/personal-data/disclosure.ts";

const STATES: Record<AnswerState, string> = {
  draft: "Entwurf",
  published: "veröffentlicht",
  withdrawn: "zurückgezogen",
};

type AnswerRow = { text: string; state: AnswerState; changed_at: Date; total: number };
const answersOf = statement<AnswerRow, [companyId: number, limit: number]>(`
  select coalesce(nullif(text, ''), draft, '') as text, state, changed_at, count(*) over ()::int as total
  from rating_answers where company_id = $1 order by changed_at desc, rating_id desc limit $2`);

export const ratingAnswersDisclosure: Subject = {
  key: "ratingAnswers",
  tables: ["rating_answers", "rating_answer_changes"],
  title: "Antworten auf Bewertungen",
  purpose: "Damit Ihre Antworten neben den Bewertungen stehen und Sie sehen, wer was geändert hat.",
  source: "Was Sie oder unser Kundendienst für Sie geschrieben haben.",
  retention: "Solange es die Bewertung gibt.",
  place: { page: "ratings_manage", label: "Antworten ansehen" },
  async read(db, { companyId }) {
    return asTable(["Antwort", "Stand", "Geändert am"], await answersOf(db, companyId, DISCLOSED_ROWS), (row) => [
      row.text,
      STATES[row.state],
      timeOf(row.changed_at),
    ]);
  },
};

type TemplateRow = { title: string; text: string; total: number };
const templatesOf = statement<TemplateRow, [companyId: number]>(`
  select title, text, count(*) over ()::int as total from rating_answer_templates
  where company_id = $1 order by position, id limit 100`);

export const answerTemplatesDisclosure: Subject = {
  key: "answerTemplates",
  tables: ["rating_answer_templates"],
  title: "Vorlagen für Antworten",
  purpose: "Damit Sie beim Antworten nicht jedes Mal neu beginnen.",
  source: "Was Sie oder unser Kundendienst für Sie geschrieben haben.",
  retention: WHILE_LISTED,
  place: { page: "ratings_manage", label: "Vorlagen ansehen" },
  async read(db, { companyId }) {
    return asTable(["Name", "Text"], await templatesOf(db, companyId), (row) => [row.title, row.text]);
  },
};
