/** Signed batches of the servers that host websites. */
import { addDays, berlinDate, startOfBerlinDay } from "@portal/contract/time/berlin-time";
import { LATE_DAYS, SIGNATURE_MINUTES } from "@portal/contract/tracking/events/calls";
import type { HitBatchResult, HitRefusal, WireHit } from "@portal/contract/website/statistics/counting";
import { statement } from "@portal/db/statement";
import type { Dependencies } from "../../../../platform/dependencies.ts";
import { countedTerm, deviceOf, isRobot, millisecondsOf } from "../../../tracking/public.ts";
import { type Hit, countHits } from "./ingest.ts";
import { referrerOf } from "./referrer.ts";

type SiteRow = { id: number; company: string; website: string; hosts: string[] };

// Sites with Matomo are counted there.
const findSites = statement<SiteRow, [companies: string[], websites: string[]]>(`
  select w.id, c.external_id as company, w.external_id as website, array_remove(w.url || w.further_addresses, null) as hosts
  from unnest($1::text[], $2::text[]) named(company, website)
  join companies c on c.external_id = named.company
  join websites w on w.company_id = c.id and w.external_id = named.website
  where w.matomo_site_id is null and w.state <> 'ended'`);

const keyOf = ({ company, website }: { company: string; website: string }): string => `${company} ${website}`;

/** Counts valid page views and reports the others. Views of robots are not stored. */
export async function countBatch(
  { db, clock }: Pick<Dependencies, "db" | "clock">,
  hits: readonly WireHit[],
): Promise<HitBatchResult> {
  const now = clock.now();
  const people = hits.filter(({ user_agent: agent }) => agent === undefined || !isRobot(agent));
  const named = [...new Map(people.map((hit) => [keyOf(hit), hit])).values()];
  const rows = await findSites(
    db,
    named.map(({ company }) => company),
    named.map(({ website }) => website),
  );
  const sites = new Map(rows.map((row) => [keyOf(row), { id: row.id, hosts: row.hosts.flatMap(hostOf) }]));
  const earliest = startOfBerlinDay(addDays(berlinDate(now.getTime()), -LATE_DAYS));
  const refused: HitBatchResult["refused"] = [];
  const taken: Hit[] = [];
  for (const hit of people) {
    const site = sites.get(keyOf(hit));
    const reason = site === undefined ? "website_unknown" : timeProblem(millisecondsOf(hit.at), earliest, now);
    if (reason !== undefined) refused.push({ id: hit.id, reason });
    else if (site !== undefined) taken.push(toHit(hit, site));
  }
  const { stored, visits } = await db.transaction().execute((trx) => countHits(trx, taken, now));
  return { stored, visits, repeated: taken.length - stored, robots: hits.length - people.length, refused };
}

function timeProblem(at: number, earliest: number, now: Date): HitRefusal | undefined {
  if (at > now.getTime() + SIGNATURE_MINUTES * 60_000) return "in_future";
  return at < earliest ? "too_old" : undefined;
}

const hostOf = (address: string): string[] => {
  const url = URL.parse(/^https?:/i.test(address) ? address : `https://${address}`);
  return url === null ? [] : [url.hostname];
};

const toHit = (hit: WireHit, site: { id: number; hosts: readonly string[] }): Hit => ({
  id: hit.id,
  websiteId: site.id,
  at: millisecondsOf(hit.at),
  device: hit.device ?? deviceOf(hit.user_agent),
  referrer: referrerOf(hit, site.hosts),
  keyword: countedTerm(hit.keyword),
  visitor: hit.visitor ?? null,
});
