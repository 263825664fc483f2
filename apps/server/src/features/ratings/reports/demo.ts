/** Reports of a marketing package of the first demo company: the last three months, the latest one not seen yet. */
import type { Brand } from "@portal/contract/brands/brand";
import { DEFAULT_BRAND } from "@portal/contract/brands/brands";
import { germanDay, germanNumber } from "@portal/contract/text/formats";
import { addDays, berlinDate, type Day, startOfBerlinDay } from "@portal/contract/time/berlin-time";
import type { Database } from "@portal/db/rows";
import { type Kysely, sql } from "kysely";
import { imprintLine } from "../../../platform/pdf/imprint-line.ts";
import { mm, Pdf } from "../../../platform/pdf/pdf.ts";
import { randomToken } from "../../../platform/tokens.ts";

const COMPANY = "C-1001";
const PACKAGE = "Bewertungen im Blick";
const MONTHS = 3;
/** The provider writes a report some days after its month. */
const ARRIVES_AFTER_DAYS = 4;
const DAY_MS = 86_400_000;

type Month = { first: Day; last: Day; name: string };
const monthName = new Intl.DateTimeFormat("de-DE", { month: "long", year: "numeric", timeZone: "UTC" });

/** The last whole months, the latest first. */
function monthsBefore(today: Day): Month[] {
  const months: Month[] = [];
  let last = addDays(`${today.slice(0, 8)}01`, -1);
  while (months.length < MONTHS) {
    const first = `${last.slice(0, 8)}01`;
    months.push({ first, last, name: monthName.format(new Date(`${first}T00:00:00Z`)) });
    last = addDays(first, -1);
  }
  return months;
}

/** Adds the reports that are missing. Each says what the company's own ratings of that month say. */
export async function addDemoReports(db: Kysely<Database>, now: Date): Promise<void> {
  const company = await db
    .selectFrom("companies")
    .select(["id", "display_name as name"])
    .where("external_id", "=", COMPANY)
    .executeTakeFirst();
  if (!company) return;
  for (const [index, month] of monthsBefore(berlinDate(now.getTime())).entries()) {
    const arrived = new Date(startOfBerlinDay(month.last) + ARRIVES_AFTER_DAYS * DAY_MS);
    if (arrived > now) continue;
    const { rows } = await sql<{ ratings: number; stars: number }>`
      select coalesce(sum(one + two + three + four + five), 0)::int as ratings,
             coalesce(sum(one + 2 * two + 3 * three + 4 * four + 5 * five), 0)::int as stars
      from rating_days where company_id = ${company.id} and day between ${month.first}::date and ${month.last}::date`.execute(
      db,
    );
    const pdf = await reportPdf(month, { name: company.name, ...(rows[0] ?? { ratings: 0, stars: 0 }) }, DEFAULT_BRAND);
    await db
      .insertInto("marketing_reports")
      .values({
        company_id: company.id,
        external_id: `demo-${month.first}`,
        package: PACKAGE,
        title: `Bericht für ${month.name}`,
        first_day: month.first,
        last_day: month.last,
        pdf: pdf.toString("base64"),
        download_key: randomToken(),
        arrived_at: arrived,
        seen_at: index === 0 ? null : new Date(arrived.getTime() + DAY_MS),
      })
      .onConflict((conflict) => conflict.columns(["company_id", "external_id"]).doNothing())
      .execute();
  }
}

type Figures = { name: string; ratings: number; stars: number };

function reportPdf(
  { first, last, name: month }: Month,
  { name, ratings, stars }: Figures,
  brand: Brand,
): Promise<Buffer> {
  const pdf = new Pdf({ title: `${PACKAGE}: ${month}`, author: brand.imprint.company, isAccessible: true });
  let y = mm(30);
  const block = (tag: "H1" | "P", text: string, size: number): void => {
    const at = { x: mm(25), y, width: mm(160) };
    pdf.root.add(pdf.element(tag, text, () => pdf.write(text, at, { size, weight: tag === "H1" ? "bold" : "plain" })));
    y += pdf.heightOf(text, at.width, { size }) + mm(5);
  };
  block("H1", `${PACKAGE}: ${month}`, 20);
  block("P", `${name}, ${germanDay(first)} bis ${germanDay(last)}`, 11);
  const average =
    ratings === 0 ? "" : `, im Durchschnitt ${(stars / ratings).toFixed(1).replace(".", ",")} von 5 Sternen`;
  block("P", `Neue Bewertungen: ${germanNumber(ratings)}${average}`, 11);
  y = Math.max(y, mm(277));
  block("P", imprintLine(brand), 7);
  pdf.root.end();
  return pdf.finish();
}
