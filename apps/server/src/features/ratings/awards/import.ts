/** Rows of the import and export that hold surveys among a company's employees. */
import { instant, key } from "@portal/contract/text/one-line";
import type { Database } from "@portal/db/rows";
import { type Selectable, sql } from "kysely";
import * as z from "zod/mini";
import { exportKind, instantText } from "../../../platform/export/export-kind.ts";
import { importKind, importTable } from "../../../platform/import/import-kind.ts";
import { toDate } from "../../../platform/import/instants.ts";

const COUNT = "muss eine ganze Zahl ab 0 sein.";
const count = z.int(COUNT).check(z.gte(0, COUNT), z.lte(1_000_000));

const surveyRow = z
  .strictObject({
    type: z.literal("employer_survey"),
    company: key,
    surveyed: z.iso.date("ist kein Tag wie 2026-03-01."),
    answers: count,
    recommending: count,
    /** Of two rows of a survey the one reported later holds. */
    reported: instant,
  })
  .check(({ value: { answers, recommending }, issues }) => {
    if (!(recommending > answers)) return;
    issues.push({
      code: "custom",
      input: recommending,
      path: ["recommending"],
      message: "ist mehr als die Antworten.",
    });
  });

export const employerSurveyKind = importKind({
  type: "employer_survey",
  row: surveyRow,
  nameField: "surveyed",
  keyOf: ({ surveyed }) => surveyed,
  refersTo: ["company"],
  table: importTable({
    name: "employer_surveys",
    key: ["company_id", "surveyed_on"],
    columns: (row: z.output<typeof surveyRow>) => ({
      surveyed_on: row.surveyed,
      answers: row.answers,
      recommending: row.recommending,
      reported_at: toDate(row.reported),
    }),
    defaults: () => ({}),
    reconcile: (wanted, stored, row) => (toDate(row.reported) <= stored.reported_at ? {} : wanted),
  }),
});

export const employerSurveyExport = exportKind(
  "employer_survey",
  sql<Selectable<Database["employer_surveys"]> & { company: string }>`
      select c.external_id as company, s.* from employer_surveys s join companies c on c.id = s.company_id
      order by c.external_id collate "C", s.surveyed_on`,
  ({ company, surveyed_on: surveyed, answers, recommending, reported_at: reported }) => ({
    company,
    surveyed,
    answers,
    recommending,
    reported: instantText(reported),
  }),
);
