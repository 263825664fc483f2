/** Disclosure of ratings on the public page; addresses stay private, and so does what nobody confirmed. */
import { keptWords } from "@portal/contract/law/retention";
import { DISCLOSED_ROWS } from "@portal/contract/self-disclosure/calls";
import { statement } from "@portal/db/statement";
import { asTable, type Subject, timeOf } from "../../../platform/personal-data/disclosure.ts";

type SubmissionRow = { submitted_at: Date; stars: number; body: string; total: number };
const publishedOf = statement<SubmissionRow, [companyId: number, limit: number]>(`
  select submitted_at, stars, body, count(*) over ()::int as total
  from rating_submissions where company_id = $1 and state = 'published'
  order by submitted_at desc limit $2`);

export const ratingSubmissionsDisclosure: Subject = {
  key: "ratingSubmissions",
  tables: ["rating_submissions"],
  title: "Bewertungen über Ihre Bewertungsseite",
  purpose: "Damit Bewertungen bestätigt, geändert und zurückgezogen werden können.",
  source: "Menschen, die Sie bewertet haben. Ihre Adressen sagen wir nicht weiter.",
  retention: keptWords("ratingSubmissions"),
  place: { page: "ratings_invitations", label: "Kunden einladen" },
  async read(db, { companyId }) {
    return asTable(["Am", "Sterne", "Text"], await publishedOf(db, companyId, DISCLOSED_ROWS), (row) => [
      timeOf(row.submitted_at),
      String(row.stars),
      row.body,
    ]);
  },
};
