/** Rows of the export about what happened to entries. */
import { sql } from "kysely";
import { exportKind, instantText } from "../../platform/export/export-kind.ts";

type TrackingEvent = { device: string; happened_at: Date; search_term: string | null; counted: boolean };

export const trackingEventExport = exportKind(
  "tracking_event",
  sql<TrackingEvent>`
      select e.event_id as external_id, c.external_id as company, e.metric, e.device, e.happened_at, e.search_term, e.counted
      from tracking_events e join companies c on c.id = e.company_id
      order by e.day, c.external_id collate "C", e.event_id collate "C"`,
  ({ happened_at: at, search_term: term, counted, ...event }) => ({
    ...event,
    at: instantText(at),
    ...(term === null ? {} : { term }),
    ...(counted ? {} : { repeat: true }),
  }),
);
