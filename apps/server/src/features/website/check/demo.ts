/** Demo checks of past months, each with fewer findings, and the results of websites that are broken or moved. */
import type { Database } from "@portal/db/rows";
import { finding, type FindingCode } from "@portal/website-check/finding";
import type { Kysely } from "kysely";

const DAY_MS = 86_400_000;

type Past =
  | { daysAgo: number; state: "success"; codes: FindingCode[] }
  | { daysAgo: number; state: "error"; message: string };

const LORENZ: FindingCode[] = ["access.images_without_text", "data.different", "links.broken"];
const DOWN = "Die Website meldet einen Fehler (Antwort 500). Besucher sehen Ihre Seite gerade nicht.";

/** By the provider's key of the company; oldest check first. */
const PAST: Readonly<Record<string, { url: string; checks: readonly Past[] }>> = {
  "C-1001": {
    url: "https://www.dachdeckerei-lorenz.example/",
    checks: [
      {
        daysAgo: 402,
        state: "success",
        codes: [...LORENZ, "mobile.no_viewport", "tls.missing", "speed.not_compressed"],
      },
      { daysAgo: 371, state: "success", codes: [...LORENZ, "mobile.no_viewport", "speed.not_compressed"] },
      { daysAgo: 188, state: "error", message: DOWN },
      { daysAgo: 187, state: "success", codes: [...LORENZ, "speed.not_compressed", "content.no_description"] },
      { daysAgo: 41, state: "success", codes: [...LORENZ, "content.no_description"] },
      { daysAgo: 6, state: "success", codes: LORENZ },
    ],
  },
  "C-1003": { url: "https://www.yildiz-sohn.example/", checks: [{ daysAgo: 3, state: "error", message: DOWN }] },
  "C-1005": {
    url: "https://www.rheinbogen-it.example/",
    checks: [
      { daysAgo: 92, state: "success", codes: ["speed.heavy"] },
      { daysAgo: 12, state: "success", codes: [] },
    ],
  },
};

/** Where a finding of the demo is; the real check names the same places. */
const PLACES: Partial<Record<FindingCode, string[]>> = {
  "links.broken": ["Referenzen ansehen: https://www.dachdeckerei-lorenz.example/referenzen-2019/"],
  "access.images_without_text": ["ziegeldach", "flachdach"].map(
    (name) => `https://www.dachdeckerei-lorenz.example/wp-content/uploads/2024/03/${name}.jpg`,
  ),
  "data.different": [
    "Öffnungszeiten: auf der Website „Mo–Fr 08:00–17:00“, im Eintrag „Mo–Do 07:00–12:00, 12:45–16:30; Fr 07:00–13:00“",
  ],
};

const FIGURES = { firstByteMs: 180, bytes: 241_000, files: 7, certificateUntil: "2027-01-30", http2: true };

/** Adds the checks to companies that were never checked. */
export async function addDemoWebsiteChecks(db: Kysely<Database>, now: Date): Promise<void> {
  const companies = await db
    .selectFrom("companies")
    .select(["id", "external_id"])
    .where("external_id", "in", Object.keys(PAST))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("website_checks").select("id").whereRef("company_id", "=", "companies.id"))),
    )
    .execute();
  const rows = companies.flatMap(({ id, external_id }) => {
    const { url, checks } = PAST[external_id] ?? { url: "", checks: [] };
    return checks.map((check) => rowOf(id, url, check, now));
  });
  if (rows.length > 0) await db.insertInto("website_checks").values(rows).execute();
}

function rowOf(company_id: number, url: string, check: Past, now: Date) {
  const requested_at = new Date(now.getTime() - check.daysAgo * DAY_MS);
  const common = { company_id, url, requested_at, finished_at: new Date(requested_at.getTime() + 8000) };
  if (check.state === "error")
    return { ...common, state: check.state, final_url: null, message: check.message, findings: null, figures: null };
  const findings = check.codes.flatMap((code) => finding(code, PLACES[code] ?? [url]));
  return {
    ...common,
    state: check.state,
    final_url: url,
    message: "",
    findings: JSON.stringify(findings),
    figures: JSON.stringify(FIGURES),
  };
}
