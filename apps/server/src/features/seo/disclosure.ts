/** Disclosure of the figures from Search Console. */
import { germanDay, germanNumber } from "@portal/contract/text/formats";
import { statement } from "@portal/db/statement";
import { onlyFacts, type Subject, timeOf } from "../../platform/personal-data/disclosure.ts";

type FiguresRow = {
  site_url: string | null;
  read_at: Date | null;
  first_day: string | null;
  last_day: string | null;
  impressions: number;
  clicks: number;
  terms: number;
};
const figuresOf = statement<FiguresRow, [companyId: number]>(`
  select p.site_url, p.read_at, d.first_day, d.last_day, d.impressions, d.clicks, t.terms
  from (select min(day) as first_day, max(day) as last_day, coalesce(sum(impressions), 0)::int as impressions,
               coalesce(sum(clicks), 0)::int as clicks
        from search_days where company_id = $1) d
  cross join (select count(distinct term)::int as terms from search_terms where company_id = $1) t
  left join search_properties p on p.company_id = $1`);

export const searchDisclosure: Subject = {
  key: "search",
  tables: ["search_properties", "search_days", "search_terms"],
  title: "Sichtbarkeit bei Google",
  purpose: "Damit Sie sehen, wonach Menschen suchen, wenn Google Ihre Website zeigt.",
  source: "Google Search Console, mit Ihrer Zustimmung. Wer gesucht hat, sagt Google nicht.",
  retention: "Sechs Jahre; die Zahlen einer Website, bis Sie eine andere wählen.",
  place: { page: "seo_overview", label: "Sichtbarkeit ansehen" },
  async read(db, { companyId }) {
    const [row] = await figuresOf(db, companyId);
    if (row === undefined || (row.site_url === null && row.first_day === null)) return onlyFacts([]);
    const { site_url: siteUrl, first_day: first, last_day: last } = row;
    return onlyFacts([
      ["Website in der Search Console", siteUrl ?? ""],
      ["Zuletzt abgeholt", timeOf(row.read_at)],
      ["Tage", first === null || last === null ? "" : `${germanDay(first)} bis ${germanDay(last)}`],
      ["Einblendungen", germanNumber(row.impressions)],
      ["Klicks", germanNumber(row.clicks)],
      ["Verschiedene Suchbegriffe", germanNumber(row.terms)],
    ]);
  },
};
