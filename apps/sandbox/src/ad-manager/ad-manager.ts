/**
 * The ad manager: GET /ad-manager/accounts/NUMBER/rows?from=DAY&to=DAY with a bearer token answers NDJSON, rows of the
 * import without company and an end line. Accounts from 900000 on have two campaigns; others have nothing to report, so
 * that what demo companies have stays. Yesterday is the last day of the range, whatever the clock says.
 */
import { addDays, type Day, daysBetween, instantOfBerlin, isDay } from "@portal/contract/time/berlin-time";
import type { SandboxAnswer, SandboxRequest } from "../http.ts";

const PATH = /^\/ad-manager\/accounts\/([1-9]\d{0,15})\/rows$/;
const PLAYED_FROM = 900_000;
const MOST_DAYS = 100;
/** A day is final on its fourth morning. Until then a tenth of the clicks is missing. */
const MOVING_DAYS = 3;

const CAMPAIGNS = [
  { external_id: "S-1", engine: "google", clicks: 9, cents: 140 },
  { external_id: "S-2", engine: "bing", clicks: 3, cents: 95 },
] as const;

export function createAdManager({ token }: { token: string }) {
  return ({ method, path, query, authorization }: SandboxRequest): SandboxAnswer | undefined => {
    const account = Number(PATH.exec(path)?.[1] ?? Number.NaN);
    if (Number.isNaN(account)) return undefined;
    if (method !== "GET") return { status: 405, body: "only GET" };
    if (authorization !== `Bearer ${token}`) return { status: 401, body: "unknown token" };
    const [from, to] = [query.get("from") ?? "", query.get("to") ?? ""];
    const isRange = isDay(from) && isDay(to) && from <= to && daysBetween(from, to) < MOST_DAYS;
    if (!isRange) return { status: 400, body: "from and to must be days" };
    const rows = account < PLAYED_FROM ? [] : rowsOf(account, { from, to });
    const lines = [...rows, { type: "end", rows: rows.length }].map((row) => `${JSON.stringify(row)}\n`);
    return { status: 200, type: "application/x-ndjson", body: lines.join("") };
  };
}

function rowsOf(account: number, { from, to }: { from: Day; to: Day }): object[] {
  const campaigns = CAMPAIGNS.map(({ external_id, engine }) => ({
    type: "ad_campaign",
    external_id,
    ad_group: { key: "S", name: "Nachgespielte Gruppe" },
    name: "Nachgespielte Kampagne",
    engine,
    state: "active",
  }));
  const rows: object[] = [...campaigns];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    for (const campaign of CAMPAIGNS) rows.push(dayOf(account, campaign, { day, today: addDays(to, 1) }));
  }
  return rows;
}

function dayOf(
  account: number,
  { external_id: campaign, clicks: usual, cents }: (typeof CAMPAIGNS)[number],
  { day, today }: { day: Day; today: Day },
): object {
  const wave = ((account + daysBetween("2020-01-01", day) * 7) % 11) / 10;
  const settled = Math.round(usual * (0.5 + wave));
  const final = daysBetween(day, today) > MOVING_DAYS;
  const clicks = final ? settled : Math.floor(settled * 0.9);
  return {
    type: "ad_day",
    campaign,
    day,
    impressions: 22 * settled,
    clicks,
    calls: Math.floor(clicks / 8),
    forms: Math.floor(clicks / 20),
    cost_cents: clicks * cents,
    final,
    counted: new Date(instantOfBerlin(addDays(day, final ? MOVING_DAYS + 1 : 1), 290)).toISOString(),
  };
}
