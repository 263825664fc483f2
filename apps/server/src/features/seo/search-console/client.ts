/**
 * The Search Console API v3: sites.list and searchanalytics.query. Each function takes what gives it an access token,
 * and asks for one before every request.
 */
import { LONGEST_TERM } from "@portal/contract/seo/calls";
import type { Day } from "@portal/contract/time/berlin-time";
import type * as z from "zod/mini";
import { outgoingFetch } from "../../../platform/outgoing/outgoing-fetch.ts";
import { utf8JsonOf } from "../../../platform/outgoing/utf8-json.ts";
import { Problem } from "../../../platform/problem.ts";
import { AccessGone, type AccessToken, type GoogleSettings } from "../../external-services/public.ts";
import { queryAnswer, type QueryRow, sitesAnswer, UNVERIFIED } from "./shapes.ts";

/** The property does not exist, or the account may no longer see it. */
export class PropertyNotFound extends Error {}

const HOST = "www.googleapis.com";
const REAL_ISSUER = "https://accounts.google.com";
/** Google allows 25,000 rows. This many stay below what the outgoing client takes. */
export const PAGE_ROWS = 5000;
const MOST_PAGES = 5;
const DEFAULT_RETRY_SECONDS = 60;
/** Reasons of a 403 that mean "later", not "never". */
const LIMIT_REASONS = new Set(["quotaExceeded", "rateLimitExceeded", "userRateLimitExceeded", "dailyLimitExceeded"]);

export type DayRow = { day: Day; impressions: number; clicks: number; position: number };
export type TermRow = DayRow & { term: string };
type Days = { start: Day; end: Day };

export type SearchConsoleClient = ReturnType<typeof createSearchConsoleClient>;

export function createSearchConsoleClient(settings: GoogleSettings) {
  const send = outgoingFetch("google", settings, [HOST]);
  const { GOOGLE_ISSUER: issuer } = settings;
  const base = `${issuer === REAL_ISSUER ? `https://${HOST}` : issuer}/webmasters/v3/sites`;

  /** @throws AccessGone, PropertyNotFound, Problem `external_services.busy` or `.away`. */
  async function ask<S extends z.ZodMiniType>(
    token: AccessToken,
    shape: S,
    { path = "", body, signal }: { path?: string; body?: object; signal?: AbortSignal | undefined },
  ): Promise<z.output<S>> {
    const headers = { authorization: `Bearer ${await token()}`, accept: "application/json" };
    const init = {
      ...(body === undefined
        ? { headers }
        : { headers: { ...headers, "content-type": "application/json" }, method: "POST", body: JSON.stringify(body) }),
      ...(signal === undefined ? {} : { signal }),
    };
    const answer = await send(base + path, init).catch(() => {
      throw new Problem("external_services.away");
    });
    if (!answer.ok) throw await errorOf(answer);
    const read = shape.safeParse(await utf8JsonOf(answer));
    if (!read.success) throw new Problem("external_services.away");
    return read.data;
  }

  const query = (token: AccessToken, siteUrl: string, body: object, signal?: AbortSignal) =>
    ask(token, queryAnswer, { path: `/${encodeURIComponent(siteUrl)}/searchAnalytics/query`, body, signal });

  return {
    /** The properties whose figures the account may see. */
    async sites(token: AccessToken): Promise<string[]> {
      const { siteEntry } = await ask(token, sitesAnswer, {});
      return siteEntry.flatMap(({ siteUrl, permissionLevel }) => (permissionLevel === UNVERIFIED ? [] : [siteUrl]));
    },

    /** Figures of each day that has any, and the first day that may still change; null if all are final. */
    async days(
      token: AccessToken,
      siteUrl: string,
      { start, end }: Days,
      signal?: AbortSignal,
    ): Promise<{ days: DayRow[]; movingFrom: Day | null }> {
      const body = { startDate: start, endDate: end, dimensions: ["date"], dataState: "all", rowLimit: PAGE_ROWS };
      const { rows, metadata } = await query(token, siteUrl, body, signal);
      return { days: rows.flatMap(dayOf), movingFrom: metadata?.first_incomplete_date ?? null };
    },

    /** Figures by day and search term. Google leaves rare terms out. */
    async terms(token: AccessToken, siteUrl: string, { start, end }: Days, signal?: AbortSignal): Promise<TermRow[]> {
      const found: TermRow[] = [];
      for (let page = 0; page < MOST_PAGES; page += 1) {
        const body = {
          startDate: start,
          endDate: end,
          dimensions: ["date", "query"],
          dataState: "all",
          rowLimit: PAGE_ROWS,
          startRow: page * PAGE_ROWS,
        };
        const { rows } = await query(token, siteUrl, body, signal);
        found.push(...rows.flatMap(termOf));
        if (rows.length < PAGE_ROWS) break;
      }
      return found;
    },
  };
}

const dayOf = ({ keys: [day = ""], impressions, clicks, position }: QueryRow): DayRow[] =>
  /^\d{4}-\d\d-\d\d$/.test(day)
    ? [{ day, impressions: Math.round(impressions), clicks: Math.round(clicks), position }]
    : [];

function termOf(row: QueryRow): TermRow[] {
  const term = (row.keys[1] ?? "")
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, " ")
    .trim()
    .slice(0, LONGEST_TERM);
  return term === "" ? [] : dayOf(row).map((counted) => ({ ...counted, term }));
}

async function errorOf(answer: Response): Promise<Error> {
  const { status, headers } = answer;
  if (status === 401) return new AccessGone();
  const isLimit = status === 429 || (status === 403 && LIMIT_REASONS.has(await reasonOf(answer)));
  if (isLimit) {
    const seconds = Number(headers.get("retry-after"));
    return new Problem("external_services.busy", { retryAfter: seconds > 0 ? seconds : DEFAULT_RETRY_SECONDS });
  }
  return status === 403 || status === 404 ? new PropertyNotFound() : new Problem("external_services.away");
}

/** The reason in Google's error body: `{ error: { errors: [{ reason }] } }`. */
async function reasonOf(answer: Response): Promise<string> {
  const body = (await answer.json().catch(() => null)) as { error?: { errors?: { reason?: unknown }[] } } | null;
  const reason = body?.error?.errors?.[0]?.reason;
  return typeof reason === "string" ? reason : "";
}
