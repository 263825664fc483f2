/** Rows of the import that bring the impressions of a TV banner on one day. */
import { instant, key, oneLineOf } from "@portal/contract/text/one-line";
import { berlinDate } from "@portal/contract/time/berlin-time";
import * as z from "zod/mini";
import { importKind, importTable } from "../../../platform/import/import-kind.ts";
import { toDate } from "../../../platform/import/instants.ts";

const MOST_BROADCASTS = 2000;
const LARGEST = 2 ** 31 - 1;
const whole = (least: number, most: number) =>
  z
    .number()
    .check(
      z.int("muss eine ganze Zahl sein."),
      z.minimum(least, `ist kleiner als ${least}.`),
      z.maximum(most, `ist größer als ${most}.`),
    );

const broadcast = z.strictObject({
  channel: whole(1, LARGEST),
  hour: whole(0, 23),
  programme: oneLineOf(1, 120),
  // Two billion in a day would not be people; and the sum of a range stays exact.
  impressions: whole(1, 1_000_000),
});
type Broadcast = z.output<typeof broadcast>;

const tvDayRow = z
  .strictObject({
    type: z.literal("tv_day"),
    company: key,
    banner: key,
    day: z.iso.date("ist kein Tag wie 2026-03-01."),
    broadcasts: z.array(broadcast).check(z.maxLength(MOST_BROADCASTS)),
    /** When the provider counted. Of two deliveries of a day the later count holds, in whatever order they come. */
    counted: instant,
  })
  .check(({ value, issues }) => {
    // The check runs after a field was refused, too.
    const { broadcasts, day, counted } = value;
    const refuse = (field: string, message: string): void =>
      void issues.push({ code: "custom", input: value, path: [field], message });
    if (Array.isArray(broadcasts) && new Set(broadcasts.map(keyOfBroadcast)).size < broadcasts.length) {
      refuse("broadcasts", "nennt Sender, Stunde und Sendung zweimal.");
    }
    if (isBefore(counted, day)) refuse("counted", "liegt vor dem Tag.");
  });

const keyOfBroadcast = (one: Partial<Broadcast> | null): string =>
  `${String(one?.hour ?? "").padStart(2, "0")} ${String(one?.channel ?? "").padStart(10, "0")} ${one?.programme ?? ""}`;

function isBefore(counted: unknown, day: unknown): boolean {
  if (typeof counted !== "string" || typeof day !== "string") return false;
  const at = Date.parse(counted);
  return !Number.isNaN(at) && (counted.length === day.length ? counted : berlinDate(at)) < day;
}

/** In one order, so that a repeated delivery equals the stored one. */
function toArrays(broadcasts: readonly Broadcast[]) {
  const sorted = broadcasts.toSorted((a, b) => (keyOfBroadcast(a) < keyOfBroadcast(b) ? -1 : 1));
  return {
    channels: sorted.map(({ channel }) => channel),
    hours: sorted.map(({ hour }) => hour),
    programmes: sorted.map(({ programme }) => programme),
    impressions: sorted.map(({ impressions }) => impressions),
  };
}

export const tvDayKind = importKind({
  type: "tv_day",
  row: tvDayRow,
  nameField: "day",
  keyOf: ({ day, banner }) => `${day} ${banner}`,
  refersTo: ["company"],
  table: importTable({
    name: "tv_days",
    key: ["company_id", "day", "banner"],
    columns: ({ day, banner, broadcasts, counted }: z.output<typeof tvDayRow>) => ({
      day,
      banner,
      ...toArrays(broadcasts),
      counted_at: toDate(counted),
    }),
    defaults: () => ({}),
    reconcile: (wanted, stored, row) => (toDate(row.counted) <= stored.counted_at ? {} : wanted),
  }),
});
