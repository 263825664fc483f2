/** Rows of the export that hold TV banners, their creatives and their impressions. */
import type { TvBannerTable, TvCreativeTable } from "@portal/db/rows";
import { type Selectable, sql } from "kysely";
import { exportKind, instantText } from "../../platform/export/export-kind.ts";

type OfCompany<Table> = Selectable<Table> & { company: string };

export const tvBannerExport = exportKind(
  "tv_banner",
  sql<OfCompany<TvBannerTable>>`
      select c.external_id as company, b.* from tv_banners b join companies c on c.id = b.company_id
      order by c.external_id collate "C", b.external_id collate "C"`,
  (banner) => ({
    external_id: banner.external_id,
    company: banner.company,
    name: banner.name,
    state: banner.state,
    starts_on: banner.starts_on,
    ends_on: banner.ends_on,
    binary_master_id: banner.binary_master_id,
    creative_set: instantText(banner.creative_set_at),
  }),
);

export const tvCreativeExport = exportKind(
  "tv_creative",
  sql<OfCompany<TvCreativeTable>>`
      select c.external_id as company, k.* from tv_creatives k join companies c on c.id = k.company_id
      order by c.external_id collate "C", k.binary_master_id collate "C"`,
  (creative) => ({
    external_id: creative.binary_master_id,
    company: creative.company,
    name: creative.name,
    layout: creative.layout,
    headline: creative.headline,
    text: creative.body,
    call_to_action: creative.call_to_action,
    background: creative.background,
    foreground: creative.foreground,
    delivered: instantText(creative.delivered_at),
    customerApprovalStatus: creative.customer_approval,
    customer_decided: instantText(creative.customer_decided_at),
    partnerApprovalStatus: creative.partner_approval,
    partner_decided: instantText(creative.partner_decided_at),
    partner_reason: creative.partner_reason,
  }),
);

type StoredDay = {
  company: string;
  banner: string;
  day: string;
  channels: number[];
  hours: number[];
  programmes: string[];
  impressions: number[];
  counted_at: Date;
};

export const tvDayExport = exportKind(
  "tv_day",
  sql<StoredDay>`
      select c.external_id as company, d.* from tv_days d join companies c on c.id = d.company_id
      order by d.day, c.external_id collate "C", d.banner collate "C"`,
  ({ company, banner, day, channels, hours, programmes, impressions, counted_at: at }) => ({
    company,
    banner,
    day,
    broadcasts: channels.map((channel, place) => ({
      channel,
      hour: hours[place] ?? 0,
      programme: programmes[place] ?? "",
      impressions: impressions[place] ?? 0,
    })),
    counted: instantText(at),
  }),
);
