/** Disclosure of TV banners, their creatives and their impressions. */
import { DISCLOSED_ROWS } from "@portal/contract/self-disclosure/calls";
import { germanDay, germanNumber } from "@portal/contract/text/formats";
import type { Day } from "@portal/contract/time/berlin-time";
import type { Approval } from "@portal/contract/tv-banners/banners/approval";
import type { BannerState } from "@portal/contract/tv-banners/banners/calls";
import { APPROVAL_LABELS, BANNER_STATE_LABELS } from "@portal/contract/tv-banners/banners/words";
import { statement } from "@portal/db/statement";
import { asTable, type Subject, timeOf, WHILE_LISTED } from "../../platform/personal-data/disclosure.ts";

type BannerRow = { name: string; state: BannerState; starts_on: Day | null; ends_on: Day | null; total: number };
const bannersOf = statement<BannerRow, [companyId: number, limit: number]>(`
  select name, state, starts_on, ends_on, count(*) over ()::int as total
  from tv_banners where company_id = $1 order by external_id limit $2`);

const dayText = (day: Day | null): string => (day === null ? "" : germanDay(day));

export const tvBannersDisclosure: Subject = {
  key: "tv_banners",
  tables: ["tv_banners"],
  title: "TV-Banner",
  purpose: "Damit Ihr Banner im Fernsehen läuft und Sie sehen, womit.",
  source: "Ihr Auftrag, aus der Verwaltung des Anbieters. Welches Motiv läuft, wählen Sie im Portal.",
  retention: WHILE_LISTED,
  place: { page: "tv_banner_overview", label: "TV-Banner ansehen" },
  async read(db, { companyId }) {
    const rows = await bannersOf(db, companyId, DISCLOSED_ROWS);
    return asTable(["Banner", "Stand", "Von", "Bis"], rows, (row) => [
      row.name,
      BANNER_STATE_LABELS[row.state],
      dayText(row.starts_on),
      dayText(row.ends_on),
    ]);
  },
};

type CreativeRow = {
  name: string;
  headline: string;
  customer_approval: Approval;
  partner_approval: Approval;
  delivered_at: Date;
  steps: number;
  total: number;
};
const creativesOf = statement<CreativeRow, [companyId: number, limit: number]>(`
  select k.name, k.headline, k.customer_approval, k.partner_approval, k.delivered_at, count(*) over ()::int as total,
         (select count(*) from tv_creative_events e where e.creative_id = k.id)::int as steps
  from tv_creatives k where k.company_id = $1 order by k.id limit $2`);

export const tvCreativesDisclosure: Subject = {
  key: "tv_creatives",
  tables: ["tv_creatives", "tv_creative_events"],
  title: "Motive für TV-Banner",
  purpose: "Damit nur läuft, was Sie und die Sender freigegeben haben, und sich das später zeigen lässt.",
  source: "Motive vom Anbieter, Freigaben von Ihnen, von den Sendern oder vom Kundendienst.",
  retention: WHILE_LISTED,
  place: { page: "tv_banner_overview", label: "Motive ansehen" },
  async read(db, { companyId }) {
    const rows = await creativesOf(db, companyId, DISCLOSED_ROWS);
    return asTable(["Motiv", "Überschrift", "Ihre Freigabe", "Sender", "Geliefert", "Schritte"], rows, (row) => [
      row.name,
      row.headline,
      APPROVAL_LABELS[row.customer_approval],
      APPROVAL_LABELS[row.partner_approval],
      timeOf(row.delivered_at),
      germanNumber(row.steps),
    ]);
  },
};

type YearRow = { first_day: Day; last_day: Day; impressions: number; total: number };
const yearsOf = statement<YearRow, [companyId: number]>(`
  select min(day) as first_day, max(day) as last_day, count(*) over ()::int as total,
         sum((select coalesce(sum(one), 0) from unnest(impressions) one))::float8 as impressions
  from tv_days where company_id = $1 group by extract(year from day) order by 1`);

export const tvDaysDisclosure: Subject = {
  key: "tv_days",
  tables: ["tv_days"],
  title: "TV-Banner-Statistik",
  purpose: "Damit Sie sehen, wie oft Ihr Banner zu sehen war.",
  source: "Zählungen der Sender nach Tag, Stunde und Sendung. Wer zugesehen hat, wird uns nicht gesagt.",
  retention: "Sechs Jahre.",
  place: { page: "tv_banner_statistics", label: "Statistik ansehen" },
  async read(db, { companyId }) {
    return asTable(["Von", "Bis", "Einblendungen"], await yearsOf(db, companyId), (row) => [
      germanDay(row.first_day),
      germanDay(row.last_day),
      germanNumber(row.impressions),
    ]);
  },
};
