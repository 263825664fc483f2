/**
 * Generates two years of the demo companies' search ads as rows of the import. Each day of a campaign is the same
 * whenever it is generated; only the last days are still moving.
 */
import { addDays, addYears, type Day, daysBetween, instantOfBerlin, weekday } from "@portal/contract/time/berlin-time";
import { firstOfNextMonth } from "@portal/contract/time/date-range";
import { type Random, randomOf } from "./random.ts";
import { AD_SHOPS, type AdShop, type DemoCampaign } from "./search-ad-shops.ts";

const FIRST_DAY = "2020-01-01";
const FIRST_MONDAY = "2019-12-30";
/** The ad manager counts in the night after the day, and search engines correct three days. */
const COUNTED_MINUTE = 290;
const MOVING_DAYS = 3;

/** Lines of NDJSON up to yesterday. */
export function demoSearchAdLines(today: Day): string[] {
  return AD_SHOPS.flatMap((shop) => [...rowsOf(shop, today)]).map((row) => JSON.stringify(row));
}

function* rowsOf(shop: AdShop, today: Day): Generator<object> {
  const { company, accountId, campaigns } = shop;
  yield { type: "ad_account", company, account_id: accountId };
  for (const { key, group, name, engine, state, ads } of campaigns) {
    yield {
      type: "ad_campaign",
      external_id: key,
      company,
      ad_group: group,
      name,
      engine,
      state: state ?? "active",
      ads,
    };
  }
  const first = addYears(today, -2);
  for (let day = first; day < today; day = addDays(day, 1)) {
    if (shop.missingDaysAgo === daysBetween(day, today)) continue;
    for (const campaign of campaigns) {
      if (campaign.endedDaysAgo === undefined || daysBetween(day, today) > campaign.endedDaysAgo) {
        yield dayOf(shop, campaign, { day, today });
      }
    }
  }
  for (let start = `${first.slice(0, 7)}-01`; start <= today; start = firstOfNextMonth(start)) {
    yield {
      type: "ad_budget",
      company,
      start,
      end: addDays(firstOfNextMonth(start), -1),
      plan_cents: shop.budgetCents,
      agreed: at(addDays(start, -10), 600),
    };
  }
}

const at = (day: Day, minutes: number): string => new Date(instantOfBerlin(day, minutes)).toISOString();

function dayOf(
  { company, year, week }: AdShop,
  campaign: DemoCampaign,
  { day, today }: { day: Day; today: Day },
): object {
  const seed = Number(campaign.key.replaceAll(/\D/g, ""));
  const random = randomOf(seed, daysBetween(FIRST_DAY, day));
  const season = (year[Number(day.slice(5, 7)) - 1] ?? 100) / 100;
  const weekly = (week[weekday(day)] ?? 100) / 100;
  const luck = weekFactor(seed, day) * (0.8 + random.below(41) / 100);
  const impressions = Math.round(campaign.impressions * season * weekly * luck);
  const clicks = Math.min(
    impressions,
    Math.round((impressions * (campaign.clickPerMille - 8 + random.below(17))) / 1000),
  );
  const costCents = Array.from({ length: clicks }, () => campaign.clickCents - 20 + random.below(41)).reduce(
    (sum, cents) => sum + cents,
    0,
  );
  const contacts = Array.from({ length: clicks }, () => random.below(1000)).filter((n) => n < campaign.contactPerMille);
  const calls = contacts.filter((n) => n % 10 < campaign.callsOfTen).length;
  const age = daysBetween(day, today);
  const isFinal = age > MOVING_DAYS;
  return {
    type: "ad_day",
    company,
    campaign: campaign.key,
    day,
    impressions,
    clicks,
    calls,
    forms: contacts.length - calls,
    cost_cents: costCents,
    final: isFinal,
    counted: at(addDays(day, isFinal ? MOVING_DAYS + 1 : Math.max(1, age)), COUNTED_MINUTE),
    keywords: share(random, campaign.keywords, { impressions, clicks, costCents }).map((word, place) => ({
      ...word,
      match: MATCHES[place % MATCHES.length],
    })),
    terms: share(random, campaign.terms, { impressions, clicks, costCents }),
  };
}

const MATCHES = ["phrase", "exact", "broad"] as const;

type Amounts = { impressions: number; clicks: number; costCents: number };

/** Divides a day among words: the first ones get most, and a part stays without a word. */
function share(random: Random, words: readonly string[], { impressions, clicks, costCents }: Amounts) {
  return words
    .map((text, place) => {
      const part = (0.42 - 0.03 * random.below(4)) / 1.7 ** place;
      const own = Math.floor(clicks * part);
      return {
        text,
        impressions: Math.floor(impressions * part),
        clicks: own,
        cost_cents: clicks === 0 ? 0 : Math.floor((costCents * own) / clicks),
      };
    })
    .filter((word) => word.impressions > 0);
}

/** Some weeks are much better or worse than others: a storm, holidays, a cheaper neighbour. */
function weekFactor(seed: number, day: Day): number {
  const luck = randomOf(seed + 1, Math.floor(daysBetween(FIRST_MONDAY, day) / 7)).below(100);
  if (luck > 94) return 1.7;
  return luck < 6 ? 0.45 : 0.86 + luck / 350;
}
