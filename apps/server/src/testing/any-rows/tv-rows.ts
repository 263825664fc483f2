/** Import rows of TV banners with every field, for property tests. Imported by tests only. */
import { APPROVALS } from "@portal/contract/tv-banners/banners/approval";
import { BANNER_STATES, CREATIVE_LAYOUTS } from "@portal/contract/tv-banners/banners/calls";
import * as fc from "fast-check";
import { instant, isoDay, line, maybe } from "../any-values.ts";

const tvBanner = (key: string, companies: readonly string[]) =>
  fc
    .record({
      company: fc.constantFrom(...companies),
      name: line(30, 1),
      state: fc.constantFrom(...BANNER_STATES),
      starts_on: maybe(fc.constantFrom("2026-01-01", null)),
      ends_on: maybe(fc.constantFrom("2027-01-01", null)),
      binary_master_id: maybe(fc.constantFrom("BM-1", null)),
      creative_set: maybe(fc.option(instant)),
    })
    .map((row) => ({ type: "tv_banner", external_id: key, ...row }));

const tvCreative = (key: string, companies: readonly string[]) =>
  fc
    .record({
      company: fc.constantFrom(...companies),
      name: line(30, 1),
      layout: fc.constantFrom(...CREATIVE_LAYOUTS),
      headline: line(30, 1),
      text: maybe(line(30)),
      call_to_action: maybe(line(30)),
      background: fc.constant("#123f52"),
      foreground: fc.constant("#ffffff"),
      delivered: fc.oneof(instant, isoDay),
      customerApprovalStatus: maybe(fc.constantFrom(...APPROVALS)),
      customer_decided: maybe(fc.option(instant)),
      partnerApprovalStatus: maybe(fc.constantFrom(...APPROVALS)),
      partner_decided: maybe(fc.option(instant)),
      partner_reason: maybe(line(30)),
    })
    .map((row) => ({ type: "tv_creative", external_id: key, ...row }));

const tvDay = (key: string, day: string) =>
  fc
    .record({
      broadcasts: fc.uniqueArray(
        fc.record({
          channel: fc.constantFrom(7775, 33604, 4),
          hour: fc.integer({ min: 0, max: 23 }),
          programme: line(20, 1),
          impressions: fc.integer({ min: 1, max: 1_000_000 }),
        }),
        { maxLength: 6, selector: ({ channel, hour, programme }) => `${channel} ${hour} ${programme}` },
      ),
      counted: instant.map((at) => at.replace(/^\d{4}/, "2032")),
    })
    .map((row) => ({ type: "tv_day", company: key, banner: "T-1", day, ...row }));

export const tvRows = (companies: readonly string[]) =>
  [
    tvBanner("T-1", companies),
    tvCreative("BM-1", companies),
    tvDay("C-1", "2026-03-01"),
    tvDay("C_3", "2026-03-02"),
  ] as const;
