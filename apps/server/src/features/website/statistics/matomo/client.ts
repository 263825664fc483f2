/** Matomo's public Reporting API. All reports of some days are one request; the token is in its body only. */
import type { SourceProblem } from "@portal/contract/website/statistics/calls";
import type { Day } from "@portal/contract/time/berlin-time";
import type { Environment } from "../../../../platform/environment.ts";
import { OutgoingError } from "../../../../platform/outgoing/outgoing-error.ts";
import { outgoingFetch } from "../../../../platform/outgoing/outgoing-fetch.ts";
import { utf8JsonOf } from "../../../../platform/outgoing/utf8-json.ts";
import { bulkAnswer, daysOf, refusal, REPORTS, type SiteDay } from "./shapes.ts";

export type MatomoSettings = Pick<Environment, "MATOMO_URL" | "MATOMO_TOKEN" | "OUTGOING_TRUSTED">;

/** Matomo brought no figures. It never carries text of the other side. */
export class MatomoProblem extends Error {
  readonly problem: SourceProblem;

  constructor(problem: SourceProblem) {
    super(`Matomo: ${problem}`);
    this.problem = problem;
  }
}

/** Rows of a report on one day; the rest counts without names. */
const MOST_ROWS = 25;

export type Matomo = {
  /** Figures of the days that have visits; `from` and `to` inclusive. @throws MatomoProblem */
  days(siteId: string, range: { from: Day; to: Day }, signal: AbortSignal): Promise<SiteDay[]>;
};

export const isMatomoSetUp = ({ MATOMO_URL: url, MATOMO_TOKEN: token }: MatomoSettings): boolean =>
  url !== undefined && token !== undefined;

/** Null without an address and a token. */
export function createMatomo(settings: MatomoSettings): Matomo | null {
  const { MATOMO_URL: url, MATOMO_TOKEN: token } = settings;
  if (url === undefined || token === undefined) return null;
  const address = new URL("index.php", url.endsWith("/") ? url : `${url}/`);
  const send = outgoingFetch("matomo", settings, [address.hostname]);
  return {
    async days(siteId, { from, to }, signal) {
      const body = new URLSearchParams({
        module: "API",
        method: "API.getBulkRequest",
        format: "json",
        token_auth: token,
      });
      for (const [index, method] of REPORTS.entries()) body.set(`urls[${index}]`, queryOf(method, siteId, from, to));
      const headers = { accept: "application/json", "content-type": "application/x-www-form-urlencoded" };
      const answer = await send(address, { method: "POST", headers, body: body.toString(), signal }).catch(
        (error: unknown) => {
          throw new MatomoProblem(problemOf(error));
        },
      );
      if (!answer.ok) throw new MatomoProblem(answer.status >= 500 || answer.status === 429 ? "away" : "refused");
      return read(await utf8JsonOf(answer), from, to);
    },
  };
}

function queryOf(method: string, siteId: string, from: Day, to: Day): string {
  const query = { method, idSite: siteId, period: "day", date: `${from},${to}`, language: "en" };
  const [name, value] =
    method === "API.get" ? ["columns", "nb_visits,nb_pageviews"] : ["filter_limit", String(MOST_ROWS)];
  return new URLSearchParams({ ...query, [name]: value }).toString();
}

function read(json: unknown, from: Day, to: Day): SiteDay[] {
  const answers = Array.isArray(json) ? json : [json];
  if (answers.some((one) => refusal.safeParse(one).success)) throw new MatomoProblem("refused");
  const parsed = bulkAnswer.safeParse(json);
  if (!parsed.success) throw new MatomoProblem("unreadable");
  const days = daysOf(parsed.data);
  if (days.some(({ day }) => day < from || day > to)) throw new MatomoProblem("unreadable");
  return days;
}

function problemOf(error: unknown): SourceProblem {
  const reason = error instanceof OutgoingError ? error.reason : "away";
  if (reason === "timeout") return "timeout";
  return reason === "away" || reason === "not_allowed" ? "away" : "unreadable";
}
