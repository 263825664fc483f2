/** Answers, marks and templates of the demo companies that have ratings; good and bad days, a draft and a failure. */
import type { Database } from "@portal/db/rows";
import { type Kysely, sql } from "kysely";

const TEMPLATES = [
  ["Dank", "Hallo {name}, vielen Dank für {sterne} Sterne. Es freut uns, dass Sie zufrieden sind.\n{firma}"],
  [
    "Auf Kritik",
    "Guten Tag {name}, danke für Ihre offenen Worte vom {datum}. Bitte rufen Sie uns an, wir möchten das klären.\n{firma}",
  ],
  ["Kurz", "Danke für Ihre Bewertung."],
] as const;
const THANKS = "Vielen Dank für Ihre Bewertung. Es freut uns, dass Sie zufrieden sind.";
const SORRY =
  "Danke für Ihre offenen Worte. Das tut uns leid. Bitte melden Sie sich, wir möchten es in Ordnung bringen.";

/** Adds them to each company that has ratings and no template. The newest ratings stay open. */
export async function addDemoRatingAnswers(db: Kysely<Database>, now: Date): Promise<void> {
  const companies = await db
    .selectFrom("companies as c")
    .select("c.id")
    .where(({ exists, selectFrom }) => exists(selectFrom("ratings").select("id").whereRef("company_id", "=", "c.id")))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("rating_answer_templates").select("id").whereRef("company_id", "=", "c.id"))),
    )
    .execute();
  for (const { id } of companies) await db.transaction().execute((trx) => addTo(trx, id, now));
}

async function addTo(trx: Kysely<Database>, companyId: number, now: Date): Promise<void> {
  await trx
    .insertInto("rating_answer_templates")
    .values(
      TEMPLATES.map(([title, text], index) => ({
        company_id: companyId,
        title,
        text,
        position: index + 1,
        changed_at: now,
      })),
    )
    .execute();
  // Of the older ratings three in four are answered, where we or Google show answers; the others are done.
  await sql`
    with aged as (
      select id, source, stars, rated_at, row_number() over (order by rated_at desc, id desc) as place
      from ratings where company_id = ${companyId} and state = 'published' and answered_at is null and done_at is null),
    answered as (
      insert into rating_answers (rating_id, company_id, state, draft, text, is_edited, moderation, reason, delivery, failure, published_at, changed_at, by_support, version)
      select id, ${companyId}, case when place = 3 then 'draft' else 'published' end,
             case when place = 3 then ${THANKS} end, case when place = 3 then '' when stars > 3 then ${THANKS} else ${SORRY} end,
             false, 'accepted', '',
             case when source <> 'google' or place = 3 then 'none' when place between 6 and 12 then 'failed' else 'done' end,
             case when source = 'google' and place between 6 and 12 then 'away' end,
             case when place <> 3 then least(rated_at + interval '1 day', ${now}) end, least(rated_at + interval '1 day', ${now}),
             place % 9 = 0, 1
      from aged where source in ('provider', 'wkdb', 'google') and (place = 3 or (place > 5 and place % 4 > 0))
      returning rating_id, state, text, by_support, changed_at),
    noted as (
      insert into rating_answer_changes (rating_id, company_id, step, text, author, at)
      select rating_id, ${companyId}, 'published', text, case when by_support then 'support' else 'company' end, changed_at
      from answered where state = 'published')
    update ratings r
    set answered_at = (select changed_at from answered a where a.rating_id = r.id and a.state = 'published'),
        done_at = case when r.id not in (select rating_id from answered) then least(r.rated_at + interval '2 days', ${now}) end
    where r.id in (select id from aged where place > 5)`.execute(trx);
}
