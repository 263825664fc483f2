/** What the latest check of a company's website found that harms its visibility in search. */
import type { SearchHarm } from "@portal/contract/seo/search-harm";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import { knownFindings, type StoredFinding } from "@portal/website-check/finding";
import { worstForSearch } from "@portal/website-check/search";
import { wordsOf } from "@portal/website-check/texts/texts";
import type { Kysely } from "kysely";
import type { AccountScope } from "../../../platform/session/session.ts";
import { ownAddresses } from "./addresses.ts";
import { unreadTitle, type UnreadState } from "./unread.ts";
import { UNKNOWING_MESSAGES } from "./visit/outcome.ts";

export type HarmfulFinding = {
  url: string;
  code: string;
  title: string;
  why: string;
  harm: SearchHarm;
  checkedAt: string;
};

type Judged = {
  state: "success" | UnreadState;
  message: string;
  findings: StoredFinding[] | null;
  finished_at: Date;
};
// A check that was refused, broke off or met a limit of its own says nothing about what search engines and visitors see:
// the one before counts.
const readLatest = statement<Judged, [companyId: number, url: string, unknowing: readonly string[]]>(`
  select state, message, findings, finished_at from website_checks
  where company_id = $1 and url = $2 and finished_at is not null
    and not (state = 'error' and exists (select from unnest($3::text[]) u(beginning) where starts_with(message, u.beginning)))
  order by id desc limit 1`);

/** Of the company's first website. Null if it was never checked, or if nothing harms. */
export async function latestSearchHarm(db: Kysely<Database>, scope: AccountScope): Promise<HarmfulFinding | null> {
  const { addresses } = await ownAddresses(db, scope.companyId);
  const [url] = addresses;
  const [check] = url === undefined ? [] : await readLatest(db, scope.companyId, url, UNKNOWING_MESSAGES);
  if (url === undefined || check === undefined) return null;
  const harm = harmOf(url, check);
  return harm && { url, ...harm, checkedAt: check.finished_at.toISOString() };
}

function harmOf(url: string, check: Judged): Pick<HarmfulFinding, "code" | "title" | "why" | "harm"> | null {
  const { state, message } = check;
  if (state !== "success")
    return {
      code: `check.${state}`,
      title: unreadTitle(url, state),
      why: message,
      harm: state === "error" ? "unreachable" : "hidden",
    };
  const worst = worstForSearch(knownFindings(check.findings ?? []));
  if (worst === undefined) return null;
  const { title, why } = wordsOf(worst.found);
  return { code: worst.found.code, title, why, harm: worst.harm };
}
