/** Rows of the import that bring TV banners and the creatives for them. */
import { instant, key, oneLine, oneLineOf } from "@portal/contract/text/one-line";
import { type Approval, APPROVALS } from "@portal/contract/tv-banners/banners/approval";
import { BANNER_STATES, CREATIVE_LAYOUTS } from "@portal/contract/tv-banners/banners/calls";
import type { Database } from "@portal/db/rows";
import type { Selectable } from "kysely";
import * as z from "zod/mini";
import { systemClock } from "../../../platform/clock.ts";
import { importKind, importTable } from "../../../platform/import/import-kind.ts";
import { toDate } from "../../../platform/import/instants.ts";
import { changedColumns } from "../../../platform/import/synchronise.ts";

type Columns<T extends keyof Database> = Partial<Selectable<Database[T]>>;

const DAY = "ist kein Tag wie 2026-03-01.";
const optionalDay = z.optional(z.nullable(z.iso.date(DAY)));
const optionalInstant = z.optional(z.nullable(instant));
const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/, "ist keine Farbe wie #123f52."));
const dateOf = (text: string | null): Date | null => (text === null ? null : toDate(text));

const latest = (one: Date | null, other: Date | null): Date | null =>
  one === null || (other !== null && other > one) ? other : one;

/** Adds the time of the import where a row brings something new. */
const stamped = <Row extends { imported_at: Date }>(stored: Row, wanted: Partial<Row>): Partial<Row> =>
  changedColumns(stored, wanted).length === 0 ? wanted : { ...wanted, imported_at: systemClock.now() };

/** True if what is stored was decided after what arrives. */
const isLater = (stored: Date | null, arriving: Date | null | undefined): boolean =>
  stored !== null && (arriving === null || arriving === undefined || stored >= arriving);

const bannerRow = z
  .strictObject({
    type: z.literal("tv_banner"),
    external_id: key,
    company: key,
    name: oneLineOf(1, 100),
    state: z.enum(BANNER_STATES),
    starts_on: optionalDay,
    ends_on: optionalDay,
    binary_master_id: z.optional(z.nullable(key)),
    creative_set: optionalInstant,
  })
  .check(
    z.refine(({ starts_on: from, ends_on: to }) => !from || !to || from <= to, {
      path: ["ends_on"],
      error: "liegt vor starts_on.",
    }),
  );

export const tvBannerKind = importKind({
  type: "tv_banner",
  row: bannerRow,
  nameField: "external_id",
  refersTo: ["company"],
  table: importTable({
    name: "tv_banners",
    key: ["company_id", "external_id"],
    columns: (row: z.output<typeof bannerRow>) => {
      const columns: Columns<"tv_banners"> = { external_id: row.external_id, name: row.name, state: row.state };
      if (row.starts_on !== undefined) columns.starts_on = row.starts_on;
      if (row.ends_on !== undefined) columns.ends_on = row.ends_on;
      if (row.binary_master_id !== undefined) columns.binary_master_id = row.binary_master_id;
      if (row.creative_set !== undefined) columns.creative_set_at = dateOf(row.creative_set);
      return columns;
    },
    defaults: () => ({
      starts_on: null,
      ends_on: null,
      binary_master_id: null,
      creative_set_at: null,
      imported_at: systemClock.now(),
    }),
    reconcile: (wanted, stored) => {
      const kept = isLater(stored.creative_set_at, wanted.creative_set_at)
        ? { binary_master_id: stored.binary_master_id, creative_set_at: stored.creative_set_at }
        : {};
      return stamped(stored, { ...wanted, ...kept });
    },
  }),
});

const OPEN: Approval = "UNVERIFIED";

type Creative = Selectable<Database["tv_creatives"]>;

/** What people see on the television. The name is ours and no part of it. */
const lookOf = ({ layout, headline, body, call_to_action, background, foreground }: Partial<Creative>) => ({
  layout,
  headline,
  body,
  call_to_action,
  background,
  foreground,
});

/**
 * The decisions on a creative whose look changes: both are open again, because nobody has seen it. The partner's decision
 * that comes along counts if it was made after the new look, which a later `delivered` dates. The time stays with an open
 * decision, so that a repeated row brings no decision on the old look back.
 */
function reopened(wanted: Partial<Creative>, stored: Creative): Partial<Creative> {
  const { delivered_at: made = stored.delivered_at, partner_decided_at: arriving = null } = wanted;
  const open = { version: stored.version + 1, customer_approval: OPEN, customer_decided_at: null };
  if (made > stored.delivered_at && arriving !== null && arriving >= made) return open;
  const decidedAt = [stored.partner_decided_at, arriving, made].reduce(latest);
  return { ...open, partner_approval: OPEN, partner_decided_at: decidedAt, partner_reason: "" };
}

const creativeRow = z.strictObject({
  type: z.literal("tv_creative"),
  external_id: key,
  company: key,
  name: oneLineOf(1, 100),
  layout: z.enum(CREATIVE_LAYOUTS),
  headline: oneLineOf(1, 60),
  text: z.optional(oneLine(120)),
  call_to_action: z.optional(oneLine(40)),
  background: colour,
  foreground: colour,
  delivered: instant,
  customerApprovalStatus: z.optional(z.enum(APPROVALS)),
  customer_decided: optionalInstant,
  partnerApprovalStatus: z.optional(z.enum(APPROVALS)),
  partner_decided: optionalInstant,
  partner_reason: z.optional(oneLine(1000)),
});

export const tvCreativeKind = importKind({
  type: "tv_creative",
  row: creativeRow,
  nameField: "external_id",
  refersTo: ["company"],
  table: importTable({
    name: "tv_creatives",
    key: ["company_id", "binary_master_id"],
    columns: (row: z.output<typeof creativeRow>) => {
      const columns: Columns<"tv_creatives"> = {
        binary_master_id: row.external_id,
        name: row.name,
        layout: row.layout,
        headline: row.headline,
        background: row.background,
        foreground: row.foreground,
        delivered_at: toDate(row.delivered),
      };
      if (row.text !== undefined) columns.body = row.text;
      if (row.call_to_action !== undefined) columns.call_to_action = row.call_to_action;
      if (row.customerApprovalStatus !== undefined) columns.customer_approval = row.customerApprovalStatus;
      if (row.customer_decided !== undefined) columns.customer_decided_at = dateOf(row.customer_decided);
      if (row.partnerApprovalStatus !== undefined) columns.partner_approval = row.partnerApprovalStatus;
      if (row.partner_decided !== undefined) columns.partner_decided_at = dateOf(row.partner_decided);
      if (row.partner_reason !== undefined) columns.partner_reason = row.partner_reason;
      return columns;
    },
    defaults: () => ({
      body: "",
      call_to_action: "",
      customer_approval: OPEN,
      customer_decided_at: null,
      partner_approval: OPEN,
      partner_decided_at: null,
      partner_reason: "",
      imported_at: systemClock.now(),
    }),
    reconcile: (wanted, stored) => {
      if (changedColumns(lookOf(stored), lookOf(wanted)).length > 0) {
        return stamped(stored, { ...wanted, ...reopened(wanted, stored) });
      }
      // The company decides in the portal: a row only brings the first decision.
      const ofCompany = {
        customer_approval: stored.customer_approval,
        customer_decided_at: stored.customer_decided_at,
      };
      const ofPartner = isLater(stored.partner_decided_at, wanted.partner_decided_at)
        ? {
            partner_approval: stored.partner_approval,
            partner_decided_at: stored.partner_decided_at,
            partner_reason: stored.partner_reason,
          }
        : {};
      return stamped(stored, { ...wanted, ...ofCompany, ...ofPartner });
    },
  }),
});
