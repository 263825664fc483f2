/** Rows of the ad manager: the same in an import and in an answer of its interface. docs/import-format.md shows them. */
import { CAMPAIGN_STATES, KEYWORD_MATCHES } from "@portal/contract/advertising/calls";
import { AD_ENGINES } from "@portal/contract/advertising/figures";
import { instant, key, oneLine, oneLineOf } from "@portal/contract/text/one-line";
import { isUrlWithProtocol } from "@portal/contract/text/patterns";
import { berlinDate } from "@portal/contract/time/berlin-time";
import * as z from "zod/mini";

const LARGEST = 2 ** 31;
const count = z
  .number()
  .check(
    z.int("muss eine ganze Zahl sein."),
    z.minimum(0, "darf nicht negativ sein."),
    z.maximum(LARGEST - 1, "ist zu groß."),
  );
const day = z.iso.date("ist kein Tag wie 2026-03-01.");

const ad = z.strictObject({
  headlines: z.array(oneLineOf(1, 100)).check(z.minLength(1, "braucht mindestens eine Zeile."), z.maxLength(15)),
  descriptions: z.array(oneLineOf(1, 200)).check(z.maxLength(4)),
  url: oneLine(500).check(z.refine(isUrlWithProtocol, "ist keine Adresse, die mit http:// oder https:// beginnt.")),
  path: z.optional(oneLine(100)),
});

export const campaignFields = {
  external_id: key,
  ad_group: z.strictObject({ key, name: oneLineOf(1, 200) }),
  name: oneLineOf(1, 200),
  engine: z.enum(AD_ENGINES),
  state: z.enum(CAMPAIGN_STATES),
  ads: z.optional(z.array(ad).check(z.maxLength(20))),
};

const word = { text: oneLineOf(1, 200), impressions: count, clicks: count, cost_cents: count };
const keyword = z.strictObject({ ...word, match: z.enum(KEYWORD_MATCHES) });
const term = z.strictObject(word);

export const dayFields = {
  campaign: key,
  day,
  impressions: count,
  clicks: count,
  calls: count,
  forms: count,
  cost_cents: count,
  /** False while the search engine may still change the day. */
  final: z.boolean(),
  /** When the ad manager counted. Of two deliveries of a day the later count holds, in whatever order they come. */
  counted: instant,
  keywords: z.optional(z.array(keyword).check(z.maxLength(200))),
  terms: z.optional(z.array(term).check(z.maxLength(200))),
};

export const budgetFields = {
  start: day,
  end: day,
  plan_cents: count.check(z.minimum(1, "muss mindestens 1 sein.")),
  /** When it was agreed. Of two deliveries the later agreement holds. */
  agreed: instant,
};

type Checked = Parameters<Parameters<typeof z.check>[0]>[0];

/** Refuses what cannot be: more clicks than impressions, a count before its day, a word twice. */
export function checkDay({ value: checked, issues }: Checked): void {
  const value = checked as Partial<z.output<z.ZodMiniObject<typeof dayFields>>>;
  const refuse = (field: string, message: string): void =>
    void issues.push({ code: "custom", input: checked, path: [field], message });
  if (isMore(value.clicks, value.impressions)) refuse("clicks", "sind mehr als impressions.");
  for (const field of ["keywords", "terms"] as const) {
    const words: unknown = value[field];
    if (!Array.isArray(words)) continue;
    const keys = words.map(
      (one: { text?: unknown; match?: unknown } | null) => `${String(one?.match)} ${String(one?.text)}`,
    );
    if (new Set(keys).size < keys.length) refuse(field, "nennt ein Wort zweimal.");
    const sum = (of: "impressions" | "clicks" | "cost_cents"): number =>
      words.reduce<number>((total, one: Record<string, unknown> | null) => total + (Number(one?.[of]) || 0), 0);
    const isTooMuch =
      isMore(sum("impressions"), value.impressions) ||
      isMore(sum("clicks"), value.clicks) ||
      isMore(sum("cost_cents"), value.cost_cents);
    if (isTooMuch) refuse(field, "sind zusammen mehr als der Tag.");
  }
  const at = typeof value.counted === "string" ? Date.parse(value.counted) : Number.NaN;
  if (typeof value.day === "string" && !Number.isNaN(at) && berlinDate(at) < value.day) {
    refuse("counted", "liegt vor dem Tag.");
  }
}

export function checkBudget({ value: checked, issues }: Checked): void {
  const { start, end } = checked as { start?: unknown; end?: unknown };
  if (typeof start !== "string" || typeof end !== "string" || end >= start) return;
  issues.push({ code: "custom", input: checked, path: ["end"], message: "liegt vor start." });
}

const isMore = (some: unknown, than: unknown): boolean =>
  typeof some === "number" && typeof than === "number" && some > than;
