/** Rows of the export with the views of one day in the directory for business customers. */
import type { B2bOrigin } from "@portal/db/rows";
import { sql } from "kysely";
import { exportKind, instantText } from "../../platform/export/export-kind.ts";

type StoredDay = {
  company: string;
  day: string;
  views: number;
  phone: number;
  computer: number;
  tablet: number;
  origins: B2bOrigin[];
  counted_at: Date;
};

export const b2bDayExport = exportKind(
  "b2b_day",
  sql<StoredDay>`
      select c.external_id as company, d.day, d.views, d.phone, d.computer, d.tablet, d.origins, d.counted_at
      from b2b_days d join companies c on c.id = d.company_id
      order by d.day, c.external_id collate "C"`,
  ({ company, day, views, phone, computer, tablet, origins, counted_at: at }) => ({
    company,
    day,
    views,
    devices: { phone, computer, tablet },
    origins: origins.map(({ state, industry, views: visits }) => ({
      ...(state === null ? {} : { state }),
      ...(industry === null ? {} : { industry }),
      views: visits,
    })),
    counted: instantText(at),
  }),
);
