/** Figures of search ads, and what follows from them. Both sides compute rates and prices with these functions. */

export const AD_ENGINES = ["google", "bing"] as const;
export type AdEngine = (typeof AD_ENGINES)[number];

export const AD_SUM_KEYS = ["impressions", "clicks", "calls", "forms", "costCents"] as const;
export type AdSumKey = (typeof AD_SUM_KEYS)[number];

/** What some days of some campaigns add up to. */
export type AdSums = Record<AdSumKey, number>;

export const NO_SUMS: AdSums = { impressions: 0, clicks: 0, calls: 0, forms: 0, costCents: 0 };

export const addSums = (some: AdSums, others: AdSums): AdSums => ({
  impressions: some.impressions + others.impressions,
  clicks: some.clicks + others.clicks,
  calls: some.calls + others.calls,
  forms: some.forms + others.forms,
  costCents: some.costCents + others.costCents,
});

export const totalOf = (parts: Iterable<AdSums>): AdSums => [...parts].reduce(addSums, NO_SUMS);

/** Calls and forms together: people who got in touch. */
export const contactsOf = ({ calls, forms }: Pick<AdSums, "calls" | "forms">): number => calls + forms;

/** Clicks per impression, from 0 to 1; null without impressions. */
export const clickRateOf = ({ clicks, impressions }: Pick<AdSums, "clicks" | "impressions">): number | null =>
  impressions === 0 ? null : clicks / impressions;

/** Cents per contact; null without contacts. */
export const costPerContactOf = (sums: Pick<AdSums, "calls" | "forms" | "costCents">): number | null =>
  contactsOf(sums) === 0 ? null : Math.round(sums.costCents / contactsOf(sums));

/** What a page can show over time; rates, contacts and prices follow from sums. */
export const AD_METRICS = [
  "impressions",
  "clicks",
  "clickRate",
  "calls",
  "forms",
  "contacts",
  "cost",
  "costPerContact",
] as const;
export type AdMetric = (typeof AD_METRICS)[number];

const VALUES: Record<AdMetric, (sums: AdSums) => number | null> = {
  impressions: ({ impressions }) => impressions,
  clicks: ({ clicks }) => clicks,
  clickRate: clickRateOf,
  calls: ({ calls }) => calls,
  forms: ({ forms }) => forms,
  contacts: contactsOf,
  cost: ({ costCents }) => costCents,
  costPerContact: costPerContactOf,
};

/** The value of a metric: a number, a share from 0 to 1, or cents. Null where there is nothing to divide by. */
export const metricOf = (metric: AdMetric, sums: AdSums): number | null => VALUES[metric](sums);
