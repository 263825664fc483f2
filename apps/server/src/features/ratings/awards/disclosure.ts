/** Disclosure of awards and of the surveys that they come from. */
import { DISCLOSED_ROWS } from "@portal/contract/self-disclosure/calls";
import { germanDay } from "@portal/contract/text/formats";
import { ratingsText, scoreText } from "@portal/contract/ratings/awards/rules";
import { statement } from "@portal/db/statement";
import { asTable, type Subject, WHILE_LISTED } from "../../../platform/personal-data/disclosure.ts";

type AwardRow = { awarded_on: string; ended_on: string | null; ratings: number; stars: number; total: number };
const awardsOf = statement<AwardRow, [companyId: number, limit: number]>(`
  select awarded_on, ended_on, ratings, stars, count(*) over ()::int as total
  from rating_awards where company_id = $1 order by awarded_on desc, id desc limit $2`);

export const ratingAwardsDisclosure: Subject = {
  key: "ratingAwards",
  tables: ["rating_awards"],
  title: "Bewertungssiegel",
  purpose: "Damit der Tag der Auszeichnung feststeht.",
  source: "Aus Ihren Bewertungen berechnet.",
  retention: WHILE_LISTED,
  place: { page: "ratings_awards", label: "Auszeichnungen ansehen" },
  async read(db, { companyId }) {
    return asTable(
      ["Ausgezeichnet am", "Bis", "Sterne", "Aus"],
      await awardsOf(db, companyId, DISCLOSED_ROWS),
      (row) => [
        germanDay(row.awarded_on),
        row.ended_on === null ? "heute" : germanDay(row.ended_on),
        scoreText(row),
        ratingsText(row.ratings),
      ],
    );
  },
};

type SurveyRow = { surveyed_on: string; answers: number; recommending: number; total: number };
const surveysOf = statement<SurveyRow, [companyId: number, limit: number]>(`
  select surveyed_on, answers, recommending, count(*) over ()::int as total
  from employer_surveys where company_id = $1 order by surveyed_on desc limit $2`);

export const employerSurveysDisclosure: Subject = {
  key: "employerSurveys",
  tables: ["employer_surveys"],
  title: "Umfragen unter Ihren Beschäftigten",
  purpose: "Damit Sie als Top-Arbeitgeber ausgezeichnet werden können.",
  source: "Eine Umfrage, die Sie beauftragt haben. Gespeichert sind nur Summen.",
  retention: WHILE_LISTED,
  place: { page: "ratings_awards", label: "Auszeichnungen ansehen" },
  async read(db, { companyId }) {
    return asTable(
      ["Am", "Antworten", "Empfehlen die Firma"],
      await surveysOf(db, companyId, DISCLOSED_ROWS),
      (row) => [germanDay(row.surveyed_on), String(row.answers), String(row.recommending)],
    );
  },
};
