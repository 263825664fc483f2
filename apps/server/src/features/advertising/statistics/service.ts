/** Statistics of search ads. */
import {
  type AdCampaignDetails,
  type AdCampaigns,
  type AdCoverage,
  type AdGroups,
  type AdStatistics,
  type AdWord,
  SHOWN_WORDS,
} from "@portal/contract/advertising/calls";
import { totalOf } from "@portal/contract/advertising/figures";
import { type DateRange, lengthOf, type Period, sameWeekdaysBefore } from "@portal/contract/time/date-range";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { Problem } from "../../../platform/problem.ts";
import type { AccountScope } from "../../../platform/session/session.ts";
import { requireAccount } from "../account.ts";
import { daysCsv } from "./days-csv.ts";
import {
  campaignsOf,
  comparedWith,
  groupsOf,
  knownDays,
  periodOf,
  periodsOfCampaign,
  statisticsOf,
} from "./figures.ts";
import {
  findAds,
  findCampaignDays,
  findCampaignPeriods,
  findCampaigns,
  findDeliveredDays,
  findEngineSums,
  findWords,
  type CampaignRow,
  type WordRow,
} from "./repository.ts";

type Asked = DateRange & { adplorerCompanyId: number };
type Begun = { range: DateRange; period: Period; comparedWith: Period | null; coverage: AdCoverage };

export function createAdStatistics({ db }: Pick<Dependencies, "db">) {
  /** @throws Problem `advertising.account_not_found` */
  async function begin(
    scope: AccountScope,
    { adplorerCompanyId, startDate, endDate, interval }: Asked,
  ): Promise<Begun> {
    const range = { startDate, endDate, interval };
    const coverage = await requireAccount(db, scope, adplorerCompanyId);
    return { range, period: periodOf(range), comparedWith: comparedWith(range, coverage), coverage };
  }

  async function campaignsIn(scope: AccountScope, { period, comparedWith: before }: Begun) {
    const [rows, then] = await Promise.all([
      findCampaigns(db, scope, period),
      before === null ? null : findCampaigns(db, scope, before),
    ]);
    return { rows, campaigns: campaignsOf(rows, then) };
  }

  return {
    async overTime(scope: AccountScope, asked: Asked): Promise<AdStatistics> {
      const { range, coverage, ...begun } = await begin(scope, asked);
      const known = knownDays(begun.period, coverage);
      const [sums, delivered] = await Promise.all([
        findEngineSums(db, scope, range, periodOf(sameWeekdaysBefore(range))),
        known === null ? 0 : findDeliveredDays(db, scope, known),
      ]);
      return {
        range,
        comparedWith: begun.comparedWith,
        coverage,
        ...statisticsOf(range, sums, begun.comparedWith),
        missingDays: known === null ? 0 : lengthOf({ startDate: known.start, endDate: known.end }) - delivered,
      };
    },
    async groups(scope: AccountScope, asked: Asked): Promise<AdGroups> {
      const begun = await begin(scope, asked);
      const { rows, campaigns } = await campaignsIn(scope, begun);
      const total = totalOf(campaigns.map(({ sums }) => sums));
      return { ...said(begun), adGroups: groupsOf(campaigns, namesOf(rows)), total };
    },
    async campaigns(scope: AccountScope, asked: Asked): Promise<AdCampaigns> {
      const begun = await begin(scope, asked);
      return { ...said(begun), campaigns: (await campaignsIn(scope, begun)).campaigns };
    },
    /** @throws Problem `advertising.campaign_not_found` if one of the campaigns is not the company's */
    async details(
      scope: AccountScope,
      { adGroupCampaignIds, ...asked }: Asked & { adGroupCampaignIds: number[] },
    ): Promise<AdCampaignDetails> {
      const begun = await begin(scope, asked);
      const ids = [...new Set(adGroupCampaignIds)];
      const [{ rows, campaigns }, periods, ads, words] = await Promise.all([
        campaignsIn(scope, begun),
        findCampaignPeriods(db, scope, begun.range, ids),
        findAds(db, scope, ids),
        findWords(db, scope, begun.period, ids, SHOWN_WORDS),
      ]);
      const known = campaigns.filter(({ adGroupCampaignId: id }) => ids.includes(id));
      if (known.length < ids.length) throw new Problem("advertising.campaign_not_found");
      const names = namesOf(rows);
      return {
        ...said(begun),
        campaigns: known.map((campaign) => {
          const { adGroupCampaignId: id, adGroupId } = campaign;
          const own = words.filter(({ campaignId }) => campaignId === id);
          return {
            ...campaign,
            adGroupName: names.get(adGroupId) ?? adGroupId,
            ads: ads.find((one) => one.id === id)?.ads ?? [],
            keywords: wordsOf(own, "keyword"),
            terms: wordsOf(own, "term"),
            periods: periodsOfCampaign(
              begun.range,
              periods.filter(({ campaignId }) => campaignId === id),
            ),
          };
        }),
      };
    },
    async daysCsv(scope: AccountScope, range: DateRange): Promise<string> {
      const period = periodOf(range);
      const [campaigns, days] = await Promise.all([
        findCampaigns(db, scope, period),
        findCampaignDays(db, scope, period),
      ]);
      return daysCsv(campaigns, days);
    },
  };
}

const said = ({ range, comparedWith: before, coverage }: Begun) => ({ range, comparedWith: before, coverage });

const namesOf = (rows: readonly CampaignRow[]): Map<string, string> =>
  new Map(rows.map((row) => [row.ad_group, row.ad_group_name]));

const wordsOf = (rows: readonly WordRow[], wanted: WordRow["kind"]): AdWord[] =>
  rows
    .filter(({ kind }) => kind === wanted)
    .map(({ text, match, impressions, clicks, costCents }) => ({ text, match, impressions, clicks, costCents }));
