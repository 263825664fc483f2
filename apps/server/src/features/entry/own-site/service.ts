/** The code that a company pastes into its own site. */
import type { OwnSiteCode } from "@portal/contract/entry/own-site/calls";
import { widgetPath } from "@portal/contract/entry/own-site/widget";
import { PUBLIC_ENTRY_PATH } from "@portal/contract/pages/routes";
import { berlinDate } from "@portal/contract/time/berlin-time";
import { ownSiteBusinessOf } from "@portal/listing/local-business";
import * as z from "zod/mini";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { escapeHtml, escapeScript } from "../../../platform/http/escape-html.ts";
import { Problem } from "../../../platform/problem.ts";
import type { AccountScope } from "../../../platform/session/session.ts";
import { publicFields } from "../answers.ts";
import { findEntry } from "../repository.ts";
import { toPublicEntry } from "../wire.ts";

/** The code carries the entry's data to everybody, so fields that are not public are removed as from a call's answer. */
const publicEntry = z.object(publicFields);

/**
 * @param origin scheme and host of the public entry
 * @throws Problem `entry.not_found`
 */
export async function ownSiteCode(
  { db, clock }: Pick<Dependencies, "db" | "clock">,
  scope: AccountScope,
  origin: string,
): Promise<OwnSiteCode> {
  const row = await findEntry(db, scope);
  if (row === undefined) throw new Problem("entry.not_found");
  const url = origin + PUBLIC_ENTRY_PATH + String(scope.companyId);
  const today = berlinDate(clock.now().getTime());
  const business = ownSiteBusinessOf(publicEntry.parse(toPublicEntry(row)), { url, origin, today });
  const json = escapeScript(JSON.stringify(business, null, 2));
  return {
    structuredData: `<script type="application/ld+json">\n${json}\n</script>`,
    widget: `<script src="${escapeHtml(origin + widgetPath(scope.companyId))}" async></script>`,
    widgetOrigin: origin,
    hoursVersion: row.opening_hours_version,
  };
}
