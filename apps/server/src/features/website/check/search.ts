/** Finds what the latest check of each website found. Findings are codes, so their words are searched here. */
import { WEBSITE_FAMILIES } from "@portal/contract/website/sites/calls";
import { statement } from "@portal/db/statement";
import { knownFindings, type StoredFinding } from "@portal/website-check/finding";
import { wordsOf } from "@portal/website-check/texts/texts";
import type { SearchSource } from "../../search/public.ts";

/** More than any company has websites. */
const MOST_SITES = 20;
type Row = { url: string; findings: StoredFinding[] };
const latestFindings = statement<Row, [companyId: number]>(`
  select distinct on (url) url, findings from website_checks
  where company_id = $1 and state = 'success' order by url, id desc limit ${MOST_SITES}`);

export const findingsSearch: SearchSource = {
  name: "website-findings",
  label: "Mängel der Website",
  families: WEBSITE_FAMILIES,
  async find({ db, scope, matches, limit }) {
    const rows = await latestFindings(db, scope.companyId);
    return rows
      .flatMap(({ url, findings }) =>
        knownFindings(findings).map((found) => ({ url, code: found.code, ...wordsOf(found) })),
      )
      .filter(({ title, why, what }) => matches(`${title} ${why} ${what}`))
      .slice(0, limit)
      .map(({ url, code, title, why }) => ({
        key: `${url} ${code}`,
        title,
        detail: why,
        place: { page: "website_check", query: { adresse: url } },
      }));
  },
  all: () => ({ page: "website_check" }),
};
