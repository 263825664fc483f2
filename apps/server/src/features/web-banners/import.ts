/** Rows of the import that bring a company's web banners, and how often they were seen and clicked. */
import { instant, key, oneLineOf, oneLine } from "@portal/contract/text/one-line";
import { isUrlWithProtocol } from "@portal/contract/text/patterns";
import { berlinDate } from "@portal/contract/time/berlin-time";
import { FLAVOURS } from "@portal/contract/web-banners/flavours";
import { BANNER_STATES } from "@portal/contract/web-banners/states";
import { PLACEMENTS } from "@portal/contract/web-banners/statistics/placements";
import type { Database } from "@portal/db/rows";
import type { Selectable } from "kysely";
import * as z from "zod/mini";
import { systemClock } from "../../platform/clock.ts";
import { importKind, importTable } from "../../platform/import/import-kind.ts";
import { toDate } from "../../platform/import/instants.ts";
import { changedColumns } from "../../platform/import/synchronise.ts";

const day = z.optional(z.nullable(z.iso.date("ist kein Tag wie 2026-03-01.")));

const webBannerRow = z.strictObject({
  type: z.literal("web_banner"),
  external_id: key,
  company: key,
  flavour: z.enum(FLAVOURS),
  name: oneLineOf(1, 200),
  target_url: z.optional(
    z.nullable(
      oneLine(500).check(z.refine(isUrlWithProtocol, "ist keine Adresse, die mit http:// oder https:// beginnt.")),
    ),
  ),
  state: z.optional(z.enum(BANNER_STATES)),
  starts_on: day,
  ends_on: day,
});
type BannerColumns = Partial<Selectable<Database["web_banners"]>>;

export const webBannerKind = importKind({
  type: "web_banner",
  row: webBannerRow,
  nameField: "external_id",
  refersTo: ["company"],
  table: importTable({
    name: "web_banners",
    key: ["company_id", "external_id"],
    columns: (row: z.output<typeof webBannerRow>) => {
      const columns: BannerColumns = { external_id: row.external_id, flavour: row.flavour, name: row.name };
      if (row.target_url !== undefined) columns.target_url = row.target_url;
      if (row.state !== undefined) columns.state = row.state;
      if (row.starts_on !== undefined) columns.starts_on = row.starts_on;
      if (row.ends_on !== undefined) columns.ends_on = row.ends_on;
      return columns;
    },
    defaults: (named) => {
      const now = systemClock.now();
      return {
        target_url: null,
        state: "awaiting_files" as const,
        starts_on: null,
        ends_on: null,
        changed_at: now,
        ended_at: named.state === "ended" ? now : null,
        imported_at: now,
      };
    },
    // The state belongs to the portal once the banner is here: people answered, and it has a history.
    reconcile: (wanted, stored) => {
      const kept = { ...wanted, state: stored.state };
      return changedColumns(stored, kept).length === 0 ? kept : { ...kept, imported_at: systemClock.now() };
    },
  }),
});

const MOST = 2 ** 31 - 1;
const count = z
  .number()
  .check(
    z.int("muss eine ganze Zahl sein."),
    z.minimum(0, "darf nicht negativ sein."),
    z.maximum(MOST, "ist zu groß."),
  );

const webBannerDayRow = z
  .strictObject({
    type: z.literal("web_banner_day"),
    company: key,
    banner: key,
    day: z.iso.date("ist kein Tag wie 2026-03-01."),
    placement: z.enum(PLACEMENTS),
    views: count,
    clicks: count,
    /** When the provider counted. Of two deliveries of a day the later count holds, in whatever order they come. */
    counted: instant,
  })
  .check(({ value, issues }) => {
    // The check runs after a field was refused, too.
    const { views, clicks, day: shownOn, counted } = value;
    const refuse = (field: string, message: string): void =>
      void issues.push({ code: "custom", input: value, path: [field], message });
    if (typeof views === "number" && typeof clicks === "number" && clicks > views)
      refuse("clicks", "sind mehr als views.");
    if (typeof counted !== "string" || typeof shownOn !== "string") return;
    const at = Date.parse(counted);
    if (Number.isNaN(at)) return;
    if ((counted.length === shownOn.length ? counted : berlinDate(at)) < shownOn)
      refuse("counted", "liegt vor dem Tag.");
  });
type DayRow = z.output<typeof webBannerDayRow>;

export const webBannerDayKind = importKind({
  type: "web_banner_day",
  row: webBannerDayRow,
  nameField: "day",
  keyOf: ({ day: shownOn, banner, placement }) => `${shownOn} ${placement} ${banner}`,
  refersTo: ["company"],
  table: importTable({
    name: "web_banner_days",
    key: ["company_id", "day", "banner", "placement"],
    columns: ({ day: shownOn, banner, placement, views, clicks, counted }: DayRow) => ({
      day: shownOn,
      banner,
      placement,
      views,
      clicks,
      counted_at: toDate(counted),
    }),
    defaults: () => ({}),
    reconcile: (wanted, stored, row) => (toDate(row.counted) <= stored.counted_at ? {} : wanted),
  }),
});
