/** Disclosure of invitations; invited people stay private. */
import { keptWords } from "@portal/contract/law/retention";
import { DISCLOSED_ROWS } from "@portal/contract/self-disclosure/calls";
import { germanNumber } from "@portal/contract/text/formats";
import { statement } from "@portal/db/statement";
import { asTable, type Subject } from "../../../platform/personal-data/disclosure.ts";

type MonthRow = { month: string; sent: number; rated: number; total: number };
const monthsOf = statement<MonthRow, [companyId: number, limit: number]>(`
  select to_char(sent_at at time zone 'Europe/Berlin', 'MM/YYYY') as month, count(*)::int as sent,
         count(*) filter (where state = 'rated')::int as rated, count(*) over ()::int as total
  from rating_invitations where company_id = $1 group by 1 order by max(sent_at) desc limit $2`);

export const ratingInvitationsDisclosure: Subject = {
  key: "ratingInvitations",
  tables: ["rating_invitations"],
  title: "Einladungen zu Bewertungen",
  purpose: "Damit niemand zu oft eingeladen wird und nachweisbar ist, warum Sie jemanden angeschrieben haben.",
  source: "Adressen und Grundlage, die Sie angegeben haben.",
  retention: keptWords("ratingInvitations"),
  place: { page: "ratings_invitations", label: "Einladungen ansehen" },
  async read(db, { companyId }) {
    return asTable(["Monat", "Einladungen", "Bewertet"], await monthsOf(db, companyId, DISCLOSED_ROWS), (row) => [
      row.month,
      germanNumber(row.sent),
      germanNumber(row.rated),
    ]);
  },
};
