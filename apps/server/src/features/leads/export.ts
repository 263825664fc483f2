/** Rows of the export that hold leads: one for each company that got a lead. */
import type { Database } from "@portal/db/rows";
import { type Selectable, sql } from "kysely";
import { exportKind, instantText } from "../../platform/export/export-kind.ts";

type Row = Selectable<Database["leads"]> & Pick<Selectable<Database["lead_offers"]>, "state"> & { company: string };

export const leadExport = exportKind(
  "lead",
  sql<Row>`
      select c.external_id as company, l.*, o.state
      from leads l join lead_offers o on o.lead_id = l.id join companies c on c.id = o.company_id
      order by l.external_id collate "C", c.external_id collate "C"`,
  (row) => {
    const held = !["new", "declined", "taken"].includes(row.state);
    return {
      external_id: row.external_id,
      company: row.company,
      kind: row.kind,
      source: row.source,
      at: instantText(row.received_at),
      name: row.name,
      email: row.email,
      phone: row.phone,
      text: row.text,
      postal_code: row.postal_code,
      place: row.place,
      price_cents: row.price_cents,
      reported: instantText(row.reported_at),
      state: row.state,
      ...(held && {
        accepted: instantText(row.accepted_at),
        first_response: instantText(row.first_response_at),
        value_cents: row.value_cents,
      }),
    };
  },
);
