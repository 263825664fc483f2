/** What the latest check of a company's website found that harms its visibility in search. */
import type { SearchHarm } from "@portal/contract/seo/search-harm";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Finding } from "@portal/website-check/finding";
import { worstForSearch } from "@portal/website-check/search";
import { wordsOf } from "@portal/website-check/texts/texts";
import type { Kysely } from "kysely";
import type { AccountScope } from "../../../platform/session/session.ts";
import { ownAddresses } from "./addresses.ts";

export type HarmfulFinding = {
  url: string;
  code: string;
  title: string;
  why: string;
  harm: SearchHarm;
  checkedAt: string;
};

const readLatest = statement<{ findings: Finding[]; finished_at: Date }, [companyId: number, url: string]>(`
  select findings, finished_at from website_checks
  where company_id = $1 and url = $2 and state = 'success' order by id desc limit 1`);

/** Of the company's first website. Null if it was never checked, or if nothing harms. */
export async function latestSearchHarm(db: Kysely<Database>, scope: AccountScope): Promise<HarmfulFinding | null> {
  const { addresses } = await ownAddresses(db, scope.companyId);
  const [url] = addresses;
  const [check] = url === undefined ? [] : await readLatest(db, scope.companyId, url);
  const worst = check && worstForSearch(check.findings);
  if (url === undefined || check === undefined || worst === undefined) return null;
  const { title, why } = wordsOf(worst.found);
  return { url, code: worst.found.code, title, why, harm: worst.harm, checkedAt: check.finished_at.toISOString() };
}
