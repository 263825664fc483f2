/** SQL of marketing reports. */
import { REPORTS_SHOWN } from "@portal/contract/ratings/reports/calls";
import { statement } from "@portal/db/statement";
import { SWEEP_BATCH } from "../../../platform/sweeps/sweep.ts";

export type ReportRow = {
  id: number;
  package: string;
  title: string;
  first_day: string;
  last_day: string;
  download_key: string;
  arrived_at: Date;
  bytes: number;
  is_new: boolean;
};
/** The latest reports of each package, the newest first. */
export const latestReports = statement<ReportRow, [companyId: number]>(`
  select id, package, title, first_day, last_day, download_key, arrived_at, bytes, is_new
  from (select id, package, title, first_day, last_day, download_key, arrived_at, seen_at is null as is_new,
               length(pdf) * 3 / 4 as bytes, row_number() over (partition by package order by last_day desc, id desc) as place
        from marketing_reports where company_id = $1) ranked
  where place <= ${REPORTS_SHOWN} order by last_day desc, id desc`);

export const markSeen = statement<{ id: number }, [companyId: number, ids: readonly number[], now: Date]>(`
  update marketing_reports set seen_at = $3
  where company_id = $1 and id = any ($2::bigint[]) and seen_at is null returning id`);

export const reportOfKey = statement<{ title: string; pdf: string }, [companyId: number, key: string]>(
  "select title, pdf from marketing_reports where company_id = $1 and download_key = $2",
);

type NewReport = [
  company: string,
  externalId: string,
  package_: string,
  title: string,
  firstDay: string,
  lastDay: string,
  pdf: string,
  key: string,
  now: Date,
];
/** A report that is there already gets the new file and counts as new again. No row without such a company. */
export const saveReport = statement<{ id: number }, NewReport>(`
  insert into marketing_reports (company_id, external_id, package, title, first_day, last_day, pdf, download_key, arrived_at)
  select id, $2, $3, $4, $5, $6, $7, $8, $9 from companies where external_id = $1
  on conflict (company_id, external_id) do update
  set package = excluded.package, title = excluded.title, first_day = excluded.first_day, last_day = excluded.last_day,
      arrived_at = case when marketing_reports.pdf = excluded.pdf then marketing_reports.arrived_at else $9 end,
      seen_at = case when marketing_reports.pdf = excluded.pdf then marketing_reports.seen_at end, pdf = excluded.pdf
  returning id`);

export const deleteOld = statement<{ id: number }, [before: Date]>(`
  delete from marketing_reports where id = any (array
    (select id from marketing_reports where arrived_at < $1 order by arrived_at limit ${SWEEP_BATCH})) returning id`);
