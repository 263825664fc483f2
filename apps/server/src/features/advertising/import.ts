/** Rows of the import with search ads: accounts, campaigns, days and budgets. */
import { key } from "@portal/contract/text/one-line";
import type { Database } from "@portal/db/rows";
import type { Selectable, Transaction } from "kysely";
import * as z from "zod/mini";
import { companyOf } from "../../platform/import/company-references.ts";
import { importKind, importTable, type WriteServices } from "../../platform/import/import-kind.ts";
import { toDate } from "../../platform/import/instants.ts";
import { type NumberedRow, rejected, type RowOutcome } from "../../platform/import/row-outcome.ts";
import { budgetFields, campaignFields, checkBudget, checkDay, dayFields } from "./deliveries/rows.ts";
import { findCampaignIds, storeDays } from "./deliveries/store-days.ts";

const NUMBER = "ist keine Kontonummer.";
const accountRow = z.strictObject({
  type: z.literal("ad_account"),
  company: key,
  account_id: z.int(NUMBER).check(z.gte(1, NUMBER)),
});

export const adAccountKind = importKind({
  type: "ad_account",
  row: accountRow,
  nameField: "company",
  keyOf: () => "account",
  refersTo: ["company"],
  table: importTable({
    name: "search_ad_accounts",
    key: ["company_id"],
    columns: (row: z.output<typeof accountRow>) => ({ account_id: row.account_id }),
    defaults: () => ({}),
  }),
});

const campaignRow = z.strictObject({ type: z.literal("ad_campaign"), company: key, ...campaignFields });

export const adCampaignKind = importKind({
  type: "ad_campaign",
  row: campaignRow,
  nameField: "external_id",
  refersTo: ["company"],
  table: importTable({
    name: "search_ad_campaigns",
    key: ["company_id", "external_id"],
    columns: (row: z.output<typeof campaignRow>) => {
      const columns: Partial<Selectable<Database["search_ad_campaigns"]>> = {
        external_id: row.external_id,
        ad_group: row.ad_group.key,
        ad_group_name: row.ad_group.name,
        name: row.name,
        engine: row.engine,
        state: row.state,
      };
      if (row.ads !== undefined) {
        columns.ads = row.ads.map(({ headlines, descriptions, url, path = "" }) => ({
          headlines,
          descriptions,
          url,
          path,
        }));
      }
      return columns;
    },
    defaults: () => ({ ads: [] }),
  }),
});

const dayRow = z.strictObject({ type: z.literal("ad_day"), company: key, ...dayFields }).check(checkDay);
type DayRow = z.output<typeof dayRow>;

export const adDayKind = importKind({
  type: "ad_day",
  row: dayRow,
  nameField: "day",
  keyOf: ({ campaign, day }) => `${campaign} ${day}`,
  refersTo: ["company"],
  write: importDays,
});

async function importDays(
  trx: Transaction<Database>,
  rows: readonly NumberedRow<DayRow>[],
  { companies }: WriteServices,
): Promise<RowOutcome[]> {
  const outcomes: RowOutcome[] = [];
  const known = rows.flatMap(({ row, line }, place) => {
    const found = companyOf(companies, row.company, line);
    if (!("refusal" in found)) return [{ place, row, companyId: found.company.id, campaign: row.campaign }];
    outcomes[place] = found.refusal;
    return [];
  });
  const ids = await findCampaignIds(trx, known);
  const days = known.flatMap((one, index) => {
    const campaignId = ids[index];
    if (campaignId !== undefined) return [{ ...one, campaignId }];
    outcomes[one.place] = rejected("campaign", "ist keine Kampagne dieser Firma. Sie muss vorher geliefert sein.");
    return [];
  });
  const changes = await storeDays(trx, days);
  for (const [index, { place }] of days.entries()) outcomes[place] = { outcome: changes[index] ?? "unchanged" };
  return outcomes;
}

const budgetRow = z.strictObject({ type: z.literal("ad_budget"), company: key, ...budgetFields }).check(checkBudget);

export const adBudgetKind = importKind({
  type: "ad_budget",
  row: budgetRow,
  nameField: "start",
  keyOf: ({ start }) => start,
  refersTo: ["company"],
  table: importTable({
    name: "search_ad_budgets",
    key: ["company_id", "start_day"],
    columns: (row: z.output<typeof budgetRow>) => ({
      start_day: row.start,
      end_day: row.end,
      plan_cents: row.plan_cents,
      agreed_at: toDate(row.agreed),
    }),
    defaults: () => ({}),
    reconcile: (wanted, stored, row) => (toDate(row.agreed) <= stored.agreed_at ? {} : wanted),
  }),
});
