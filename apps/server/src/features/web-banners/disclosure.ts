/** Disclosure of web banners and of how often they were seen. */
import { DISCLOSED_ROWS } from "@portal/contract/self-disclosure/calls";
import { germanDay, germanNumber } from "@portal/contract/text/formats";
import { BANNER_YEARS } from "@portal/contract/web-banners/calls";
import { type Flavour, FLAVOUR_RULES } from "@portal/contract/web-banners/flavours";
import type { BannerState } from "@portal/contract/web-banners/states";
import { BANNER_STATE_LABELS } from "@portal/contract/web-banners/words";
import { statement } from "@portal/db/statement";
import { asTable, type Subject, timeOf } from "../../platform/personal-data/disclosure.ts";

type BannerRow = {
  name: string;
  flavour: Flavour;
  state: BannerState;
  files: number;
  steps: number;
  changed_at: Date;
  total: number;
};
const bannersOf = statement<BannerRow, [companyId: number, limit: number]>(`
  select b.name, b.flavour, b.state, b.changed_at, count(*) over ()::int as total,
         (select count(*)::int from web_banner_creatives c join web_banner_events e on e.id = c.event_id
          where e.banner_id = b.id) as files,
         (select count(*)::int from web_banner_events e where e.banner_id = b.id) as steps
  from web_banners b where b.company_id = $1 order by b.id desc limit $2`);

export const webBannersDisclosure: Subject = {
  key: "webBanners",
  tables: ["web_banners", "web_banner_events", "web_banner_creatives"],
  title: "Werbebanner",
  purpose: "Damit wir Ihre Banner zeigen, und damit nachvollziehbar bleibt, wer was freigegeben hat.",
  source: "Ihr Auftrag, aus der Verwaltung des Anbieters; Dateien und Antworten von Ihnen und von uns.",
  retention: `Bis ${BANNER_YEARS} Jahre nach dem Ende des Banners; ersetzte Dateien ein Jahr.`,
  place: { page: "web_banner_overview", label: "Werbebanner ansehen" },
  async read(db, { companyId }) {
    return asTable(
      ["Name", "Format", "Stand", "Dateien", "Schritte", "Geändert am"],
      await bannersOf(db, companyId, DISCLOSED_ROWS),
      (row) => [
        row.name,
        FLAVOUR_RULES[row.flavour].label,
        BANNER_STATE_LABELS[row.state],
        String(row.files),
        String(row.steps),
        timeOf(row.changed_at),
      ],
    );
  },
};

type YearRow = { first_day: string; last_day: string; views: number; clicks: number; total: number };
const yearsOf = statement<YearRow, [companyId: number]>(`
  select min(day) as first_day, max(day) as last_day, sum(views)::float8 as views, sum(clicks)::float8 as clicks,
         count(*) over ()::int as total
  from web_banner_days where company_id = $1 group by extract(year from day) order by 1`);

export const webBannerViewsDisclosure: Subject = {
  key: "webBannerViews",
  tables: ["web_banner_days"],
  title: "Zahlen zu Ihren Werbebannern",
  purpose: "Damit Sie sehen, wie oft Ihre Banner gesehen und angeklickt werden.",
  source: "Tagessummen des Verzeichnisses. Wer ein Banner sieht, speichern wir nicht.",
  retention: "Sechs Jahre.",
  place: { page: "web_banner_overview", label: "Zahlen ansehen" },
  async read(db, { companyId }) {
    return asTable(["Von", "Bis", "Einblendungen", "Klicks"], await yearsOf(db, companyId), (row) => [
      germanDay(row.first_day),
      germanDay(row.last_day),
      germanNumber(row.views),
      germanNumber(row.clicks),
    ]);
  },
};
