/** Rows of the import with the views of one day in the directory for business customers. */
import { FEDERAL_STATE_CODES, type FederalState } from "@portal/contract/addresses/calls";
import { INDUSTRY_CODES } from "@portal/contract/b2b/statistics/industries";
import { instant, key } from "@portal/contract/text/one-line";
import { berlinDate } from "@portal/contract/time/berlin-time";
import type { B2bOrigin } from "@portal/db/rows";
import * as z from "zod/mini";
import { importKind, importTable } from "../../platform/import/import-kind.ts";
import { toDate } from "../../platform/import/instants.ts";

const LARGEST = 2 ** 31;
const count = z
  .number()
  .check(
    z.int("muss eine ganze Zahl sein."),
    z.minimum(0, "darf nicht negativ sein."),
    z.maximum(LARGEST - 1, "ist zu groß."),
  );

/** Companies are described by these two fields only; a row that names one is refused, like every unknown field. */
const origin = z.strictObject({
  state: z.optional(z.enum(FEDERAL_STATE_CODES as [FederalState, ...FederalState[]])),
  industry: z.optional(z.enum(INDUSTRY_CODES)),
  views: count.check(z.minimum(1, "muss mindestens 1 sein.")),
});
type Origin = z.output<typeof origin>;

const b2bDayRow = z
  .strictObject({
    type: z.literal("b2b_day"),
    company: key,
    day: z.iso.date("ist kein Tag wie 2026-03-01."),
    views: count,
    devices: z.strictObject({ phone: count, computer: count, tablet: count }),
    origins: z.array(origin).check(z.maxLength(500)),
    /** When the provider counted. Of two deliveries of a day the later count holds, in whatever order they come. */
    counted: instant,
  })
  .check(({ value, issues }) => {
    // The check runs after a field was refused, too.
    const { views, devices, origins, day, counted } = value;
    const refuse = (field: string, message: string): void =>
      void issues.push({ code: "custom", input: value, path: [field], message });
    if (sumOf(Object.values(devices ?? {})) > views) refuse("devices", "sind zusammen mehr als views.");
    if (!Array.isArray(origins)) return;
    if (sumOf(origins.map((one) => one?.views)) > views) refuse("origins", "sind zusammen mehr als views.");
    if (new Set(origins.map(keyOfOrigin)).size < origins.length) refuse("origins", "nennt eine Herkunft zweimal.");
    if (isBefore(counted, day)) refuse("counted", "liegt vor dem Tag.");
  });
type Row = z.output<typeof b2bDayRow>;

const sumOf = (numbers: readonly unknown[]): number =>
  numbers.reduce<number>((sum, one) => sum + (typeof one === "number" ? one : 0), 0);

const keyOfOrigin = (one: Partial<Origin> | null): string => `${one?.state ?? ""} ${one?.industry ?? ""}`;

function isBefore(counted: unknown, day: unknown): boolean {
  if (typeof counted !== "string" || typeof day !== "string") return false;
  const at = Date.parse(counted);
  return !Number.isNaN(at) && (counted.length === day.length ? counted : berlinDate(at)) < day;
}

/** In one order, so that a repeated delivery equals the stored one. */
const toOrigins = (origins: readonly Origin[]): B2bOrigin[] =>
  origins
    .toSorted((a, b) => (keyOfOrigin(a) < keyOfOrigin(b) ? -1 : 1))
    .map(({ state = null, industry = null, views }) => ({ state, industry, views }));

export const b2bDayKind = importKind({
  type: "b2b_day",
  row: b2bDayRow,
  nameField: "day",
  keyOf: ({ day }) => day,
  refersTo: ["company"],
  table: importTable({
    name: "b2b_days",
    key: ["company_id", "day"],
    columns: ({ day, views, devices, origins, counted }: Row) => ({
      day,
      views,
      ...devices,
      origins: toOrigins(origins),
      counted_at: toDate(counted),
    }),
    defaults: () => ({}),
    reconcile: (wanted, stored, row) => (toDate(row.counted) <= stored.counted_at ? {} : wanted),
  }),
});
