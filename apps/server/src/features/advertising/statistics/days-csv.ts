/** Days of search ads as CSV for German spreadsheets. */
import { ENGINE_LABELS } from "@portal/contract/advertising/words";
import { germanDay } from "@portal/contract/text/formats";
import { germanCsv } from "../../../platform/csv/german-csv.ts";
import type { CampaignDay, CampaignRow } from "./repository.ts";

/** 1234 → "12,34": a number for German spreadsheets. */
const euros = (cents: number): string => (cents / 100).toFixed(2).replace(".", ",");

/** One row per day and campaign. */
export function daysCsv(campaigns: readonly CampaignRow[], days: readonly CampaignDay[]): string {
  const byId = new Map(campaigns.map((campaign) => [campaign.id, campaign]));
  const rows = days.map((day) => {
    const campaign = byId.get(day.campaignId);
    return [
      germanDay(day.day),
      campaign === undefined ? "" : ENGINE_LABELS[campaign.engine],
      campaign?.ad_group_name ?? "",
      campaign?.name ?? "",
      day.impressions,
      day.clicks,
      day.calls,
      day.forms,
      euros(day.costCents),
      day.isMoving ? "vorläufig" : "endgültig",
    ];
  });
  const head = ["Tag", "Suchmaschine", "Anzeigengruppe", "Kampagne", "Einblendungen", "Klicks", "Anrufe", "Formulare"];
  return germanCsv([[...head, "Kosten in Euro", "Stand"], ...rows]);
}
