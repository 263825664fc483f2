/** Generates rows of an import with search ads. */
import { CAMPAIGN_STATES, KEYWORD_MATCHES } from "@portal/contract/advertising/calls";
import { AD_ENGINES } from "@portal/contract/advertising/figures";
import * as fc from "fast-check";
import { instant, line, maybe } from "./any-values.ts";

const adCampaign = (key: string, company: string) =>
  fc
    .record({
      ad_group: fc.record({ key: fc.constantFrom("G-1", "g:2"), name: line(30, 1) }),
      name: line(40, 1),
      engine: fc.constantFrom(...AD_ENGINES),
      state: fc.constantFrom(...CAMPAIGN_STATES),
      ads: maybe(
        fc.array(
          fc.record({
            headlines: fc.array(line(30, 1), { minLength: 1, maxLength: 3 }),
            descriptions: fc.array(line(90, 1), { maxLength: 2 }),
            url: fc.constant("https://www.brandt.example/dach"),
            path: maybe(line(20)),
          }),
          { maxLength: 2 },
        ),
      ),
    })
    .map((row) => ({ type: "ad_campaign", external_id: key, company, ...row }));

const adWord = { impressions: fc.nat({ max: 9 }), clicks: fc.nat({ max: 2 }), cost_cents: fc.nat({ max: 99 }) };

const adDay = (campaign: string, company: string, day: string) =>
  fc
    .record({
      impressions: fc.integer({ min: 100, max: 900 }),
      clicks: fc.integer({ min: 20, max: 90 }),
      calls: fc.nat({ max: 9 }),
      forms: fc.nat({ max: 9 }),
      cost_cents: fc.integer({ min: 1000, max: 9000 }),
      final: fc.boolean(),
      counted: instant.map((at) => at.replace(/^\d{4}/, "2032")),
      keywords: maybe(
        fc.uniqueArray(fc.record({ text: line(20, 1), match: fc.constantFrom(...KEYWORD_MATCHES), ...adWord }), {
          maxLength: 4,
          selector: ({ text, match }) => `${match} ${text}`,
        }),
      ),
      terms: maybe(
        fc.uniqueArray(fc.record({ text: line(20, 1), ...adWord }), { maxLength: 4, selector: ({ text }) => text }),
      ),
    })
    .map((row) => ({ type: "ad_day", campaign, company, day, ...row }));

const adBudget = (company: string) =>
  fc
    .record({ plan_cents: fc.integer({ min: 1, max: 900_000 }), agreed: instant })
    .map((row) => ({ type: "ad_budget", company, start: "2026-03-01", end: "2026-03-31", ...row }));

/** Two companies' campaigns, each with a day; one of them with account and budget. */
export const adRows: readonly fc.Arbitrary<object>[] = [
  fc.record({ account_id: fc.integer({ min: 1 }) }).map((row) => ({ type: "ad_account", company: "C-1", ...row })),
  adCampaign("A-1", "C-1"),
  adCampaign("a:2", "C_3"),
  adDay("A-1", "C-1", "2026-03-01"),
  adDay("a:2", "C_3", "2026-03-02"),
  adBudget("C-1"),
];
