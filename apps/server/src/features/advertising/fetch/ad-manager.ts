/**
 * The ad manager's interface: `GET accounts/NUMBER/rows?from=DAY&to=DAY` with a bearer token answers lines of NDJSON, rows
 * as in an import without `company`, and `{"type":"end","rows":N}` as the last one, by which a cut answer is noticed.
 */
import * as z from "zod/mini";
import type { Environment } from "../../../platform/environment.ts";
import { OutgoingError } from "../../../platform/outgoing/outgoing-error.ts";
import { outgoingFetch } from "../../../platform/outgoing/outgoing-fetch.ts";
import { campaignFields, checkDay, dayFields } from "../deliveries/rows.ts";
import { type AdSource, AdSourceProblem, type Delivery, type Range } from "./source.ts";

export type AdManagerSettings = Pick<Environment, "AD_MANAGER_URL" | "AD_MANAGER_TOKEN" | "OUTGOING_TRUSTED">;

const row = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("ad_campaign"), ...campaignFields }),
  z.strictObject({ type: z.literal("ad_day"), ...dayFields }).check(checkDay),
  z.strictObject({ type: z.literal("end"), rows: z.int() }),
]);

/** Null without an address and a token. */
export function createAdManager(settings: AdManagerSettings): AdSource | null {
  const { AD_MANAGER_URL: url, AD_MANAGER_TOKEN: token } = settings;
  if (url === undefined || token === undefined) return null;
  const base = new URL(url.endsWith("/") ? url : `${url}/`);
  const send = outgoingFetch("ad-manager", settings, [base.hostname]);
  return {
    async deliveries(accountId, range, signal) {
      const address = new URL(`accounts/${accountId}/rows`, base);
      address.searchParams.set("from", range.from);
      address.searchParams.set("to", range.to);
      const headers = { accept: "application/x-ndjson", authorization: `Bearer ${token}` };
      const answer = await send(address, { headers, signal }).catch((error: unknown) => {
        throw new AdSourceProblem(problemOf(error));
      });
      if (!answer.ok) throw new AdSourceProblem(answer.status >= 500 || answer.status === 429 ? "away" : "refused");
      return readDelivery(await answer.text(), range);
    },
  };
}

/** @throws AdSourceProblem `unreadable` for anything that is not a whole delivery of these days */
export function readDelivery(text: string, { from, to }: Range): Delivery {
  const lines = text.split("\n").filter((line) => line !== "");
  const rows = lines.map((line) => {
    const parsed = row.safeParse(toJson(line));
    if (!parsed.success) throw new AdSourceProblem("unreadable");
    return parsed.data;
  });
  const end = rows.pop();
  if (end?.type !== "end" || end.rows !== rows.length) throw new AdSourceProblem("unreadable");
  const delivery: Delivery = { campaigns: [], days: [] };
  for (const one of rows) {
    if (one.type === "ad_campaign") delivery.campaigns.push(one);
    else if (one.type === "ad_day" && one.day >= from && one.day <= to) delivery.days.push(one);
    else throw new AdSourceProblem("unreadable");
  }
  return delivery;
}

function toJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

function problemOf(error: unknown): "away" | "timeout" | "unreadable" {
  const reason = error instanceof OutgoingError ? error.reason : "away";
  if (reason === "timeout") return "timeout";
  return reason === "away" || reason === "not_allowed" ? "away" : "unreadable";
}
