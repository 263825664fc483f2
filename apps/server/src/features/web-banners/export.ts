/** Rows of the export with web banners, and how often they were seen and clicked. */
import { sql } from "kysely";
import { exportKind, instantText } from "../../platform/export/export-kind.ts";

type StoredBanner = {
  company: string;
  external_id: string;
  flavour: string;
  name: string;
  target_url: string | null;
  state: string;
  starts_on: string | null;
  ends_on: string | null;
};

export const webBannerExport = exportKind(
  "web_banner",
  sql<StoredBanner>`
      select c.external_id as company, b.external_id, b.flavour, b.name, b.target_url, b.state, b.starts_on, b.ends_on
      from web_banners b join companies c on c.id = b.company_id
      order by c.external_id collate "C", b.external_id collate "C"`,
  ({ company, external_id, ...banner }) => ({ external_id, company, ...banner }),
);

type StoredDay = {
  company: string;
  day: string;
  banner: string;
  placement: string;
  views: number;
  clicks: number;
  counted_at: Date;
};

export const webBannerDayExport = exportKind(
  "web_banner_day",
  sql<StoredDay>`
      select c.external_id as company, d.day, d.banner, d.placement, d.views, d.clicks, d.counted_at
      from web_banner_days d join companies c on c.id = d.company_id
      order by d.day, c.external_id collate "C", d.banner collate "C", d.placement`,
  ({ counted_at: at, ...day }) => ({ ...day, counted: instantText(at) }),
);
