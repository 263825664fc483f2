/** Demo data of ratings that the portal itself makes, not the import. */
import type { Database } from "@portal/db/rows";
import type { Kysely } from "kysely";
import type { Dependencies } from "../../platform/dependencies.ts";
import { addDemoRatingInvitations } from "./invitations/demo.ts";
import { addDemoRatingAnswers } from "./manage/demo.ts";
import { addDemoObjections } from "./objections/demo.ts";
import { addDemoPartners } from "./partners/demo.ts";
import { addDemoReports } from "./reports/demo.ts";

export async function addDemoRatings(
  db: Kysely<Database>,
  dependencies: Pick<Dependencies, "environment" | "clock">,
): Promise<void> {
  const now = dependencies.clock.now();
  await addDemoRatingAnswers(db, now);
  await addDemoObjections(db, now);
  await addDemoRatingInvitations(db, dependencies);
  await addDemoPartners(db, now);
  await addDemoReports(db, now);
}
