/** What the last finished check of a website says about its visibility in search. */
import { finding } from "@portal/website-check/finding";
import { sql } from "kysely";
import { expect } from "vitest";
import { makeAccountScope } from "../../../platform/session/session.ts";
import { apiTest } from "../../../testing/fixture.ts";
import { latestSearchHarm } from "./latest-search-harm.ts";
import { errorMessage, GAVE_UP_MESSAGE } from "./visit/outcome.ts";

const { test, app } = apiTest();

const URL_OF_ENTRY = "https://www.elektro-brandl.example/";
const DOWN = errorMessage({ reason: "status", status: 500 });
type Check = readonly [state: "success" | "redirect" | "error", message: string, findings: string | null];
const hidden: Check = ["success", "", JSON.stringify(finding("index.noindex"))];
const healthy: Check = ["success", "", "[]"];
const down: Check = ["error", DOWN, null];
const moved: Check = ["redirect", "Ihre Adresse leitet weiter auf neu.example.", null];
const blocked: Check = ["error", errorMessage({ reason: "blocked", status: 403 }), null];
const limited = (["too_large", "not_a_page", "not_allowed", "unreadable"] as const).map((reason): Check => [
  "error",
  errorMessage({ reason }),
  null,
]);
const gaveUp: Check = ["error", GAVE_UP_MESSAGE, null];

/** After these checks, the oldest first, and one that is not finished. */
async function harmAfter(checks: readonly Check[]) {
  const { company, userId } = await app.logInMember({ name: "Elektro Brandl" });
  await app.db.updateTable("entries").set({ website: URL_OF_ENTRY }).where("company_id", "=", company.id).execute();
  for (const [state, message, findings] of checks)
    await sql`insert into website_checks (company_id, url, state, message, findings, requested_at, finished_at)
              values (${company.id}, ${URL_OF_ENTRY}, ${state}, ${message}, ${findings},
                      '2026-11-20T07:59:00Z', '2026-11-20T08:00:00Z')`.execute(app.db);
  await sql`insert into website_checks (company_id, url, state, requested_at)
            values (${company.id}, ${URL_OF_ENTRY}, 'pending', '2026-11-21')`.execute(app.db);
  const scope = makeAccountScope({ companyId: company.id, right: "owner", userId, agentUserId: null });
  return latestSearchHarm(app.db, scope);
}

test.each<[string, Check[], object]>([
  ["that found a fault says it", [healthy, hidden], { code: "index.noindex", harm: "hidden" }],
  [
    "that found the website down says so, whatever one before found",
    [hidden, down],
    {
      url: URL_OF_ENTRY,
      code: "check.error",
      title: "elektro-brandl.example ließ sich nicht öffnen",
      why: DOWN,
      harm: "unreachable",
      checkedAt: "2026-11-20T08:00:00.000Z",
    },
  ],
  [
    "that was led elsewhere says so",
    [healthy, moved],
    { code: "check.redirect", title: "elektro-brandl.example leitet woandershin", why: moved[1], harm: "hidden" },
  ],
  ["that was refused says nothing, so the one before counts", [down, hidden, blocked], { code: "index.noindex" }],
  ["that broke off says nothing, so the one before counts", [hidden, gaveUp], { code: "index.noindex" }],
  [
    "that met a limit of its own says nothing, so the one before counts",
    [hidden, ...limited],
    { code: "index.noindex" },
  ],
])("a check %s", async (_what, checks, expected) => expect(await harmAfter(checks)).toMatchObject(expected));

test.each<[string, Check[]]>([
  ["that found nothing harms nothing, whatever one before found", [hidden, down, healthy]],
  ["that was refused alone says nothing", [blocked]],
  ["that runs alone says nothing", []],
])("a check %s", async (_what, checks) => expect(await harmAfter(checks)).toBeNull());
