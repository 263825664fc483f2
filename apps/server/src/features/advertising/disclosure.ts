/** Disclosure of search ads. */
import { CAMPAIGN_STATE_LABELS, ENGINE_LABELS } from "@portal/contract/advertising/words";
import type { CampaignState } from "@portal/contract/advertising/calls";
import type { AdEngine } from "@portal/contract/advertising/figures";
import { DISCLOSED_ROWS } from "@portal/contract/self-disclosure/calls";
import { germanDay, germanNumber } from "@portal/contract/text/formats";
import { statement } from "@portal/db/statement";
import { asTable, type Subject } from "../../platform/personal-data/disclosure.ts";

type CampaignRow = {
  account_id: number | null;
  name: string;
  engine: AdEngine;
  state: CampaignState;
  first_day: string | null;
  last_day: string | null;
  clicks: number;
  total: number;
};
const campaignsOf = statement<CampaignRow, [companyId: number, limit: number]>(`
  select a.account_id, c.name, c.engine, c.state, min(d.day) as first_day, max(d.day) as last_day,
         coalesce(sum(d.clicks), 0)::int as clicks, count(*) over ()::int as total
  from search_ad_campaigns c
  left join search_ad_accounts a on a.company_id = c.company_id
  left join search_ad_days d on d.campaign_id = c.id and d.company_id = $1
  where c.company_id = $1
  group by c.id, a.account_id order by c.id limit $2`);

export const campaignsDisclosure: Subject = {
  key: "adCampaigns",
  tables: ["search_ad_accounts", "search_ad_campaigns", "search_ad_days", "search_ad_fetches"],
  title: "Suchmaschinenwerbung",
  purpose: "Damit Sie sehen, was Ihre Anzeigen bringen und kosten.",
  source:
    "Tagessummen der Suchmaschinen, über die Werbeverwaltung des Anbieters. Darin steht niemand, der gesucht hat.",
  retention: "Sechs Jahre.",
  place: { page: "search_ads_statistics", label: "Statistik ansehen" },
  async read(db, { companyId }) {
    const rows = await campaignsOf(db, companyId, DISCLOSED_ROWS);
    return asTable(
      ["Konto", "Kampagne", "Suchmaschine", "Stand", "Zahlen von", "Zahlen bis", "Klicks"],
      rows,
      (row) => [
        row.account_id === null ? "" : String(row.account_id),
        row.name,
        ENGINE_LABELS[row.engine],
        CAMPAIGN_STATE_LABELS[row.state],
        row.first_day === null ? "" : germanDay(row.first_day),
        row.last_day === null ? "" : germanDay(row.last_day),
        germanNumber(row.clicks),
      ],
    );
  },
};

type BudgetRow = { start_day: string; end_day: string; plan_cents: number; total: number };
const budgetsOf = statement<BudgetRow, [companyId: number, limit: number]>(`
  select start_day, end_day, plan_cents, count(*) over ()::int as total
  from search_ad_budgets where company_id = $1 order by start_day desc limit $2`);

export const budgetsDisclosure: Subject = {
  key: "adBudgets",
  tables: ["search_ad_budgets"],
  title: "Budgets der Suchmaschinenwerbung",
  purpose: "Damit Ihre Anzeigen so viel kosten, wie Sie mit uns vereinbart haben.",
  source: "Ihr Auftrag, aus der Verwaltung des Anbieters.",
  retention: "Sechs Jahre.",
  place: { page: "search_ads_budget", label: "Budget ansehen" },
  async read(db, { companyId }) {
    return asTable(["Von", "Bis", "Euro"], await budgetsOf(db, companyId, DISCLOSED_ROWS), (row) => [
      germanDay(row.start_day),
      germanDay(row.end_day),
      germanNumber(row.plan_cents / 100),
    ]);
  },
};
