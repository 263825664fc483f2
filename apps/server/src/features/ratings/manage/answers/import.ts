/**
 * Rows of the export and import that hold the answers which visitors of the directory see. What a company answers in
 * the portal holds: an import adds answers to ratings that have none.
 */
import { ANSWER_CHARACTERS } from "@portal/contract/ratings/manage/answer";
import { instant, key } from "@portal/contract/text/one-line";
import { paragraphsOf } from "@portal/contract/text/text-fields";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import { sql, type Transaction } from "kysely";
import * as z from "zod/mini";
import { exportKind, instantText } from "../../../../platform/export/export-kind.ts";
import { companyOf } from "../../../../platform/import/company-references.ts";
import { importKind, type WriteServices } from "../../../../platform/import/import-kind.ts";
import { toDate } from "../../../../platform/import/instants.ts";
import { type NumberedRow, rejected, type RowOutcome } from "../../../../platform/import/row-outcome.ts";

const answerRow = z.strictObject({
  type: z.literal("rating_answer"),
  company: key,
  /** `person`: the rating is a row of type `user_rating`. Google shows answers to its ratings itself. */
  source: z.enum(["provider", "wkdb", "person"]),
  rating: key,
  text: paragraphsOf(ANSWER_CHARACTERS).check(z.minLength(1, "fehlt.")),
  published: instant,
  edited: z.optional(z.nullable(instant)),
});
type AnswerRow = z.output<typeof answerRow>;

export const ratingAnswerKind = importKind({
  type: "rating_answer",
  row: answerRow,
  nameField: "rating",
  keyOf: ({ source, rating }) => `${source} ${rating}`,
  refersTo: ["company"],
  write: importAnswers,
});

type Written = { place: number; is_new: boolean };
/**
 * Rows of ratings that are not there are missing from the answer. Ratings that were deleted or withdrawn since get no
 * answer, and are not missing: files from before stay good.
 */
const addAnswers = statement<Written, [answers: string]>(`
  with delivered as (
    select * from json_to_recordset($1::json) as d (place integer, company_id bigint, source text, rating text,
      text text, published_at timestamptz, edited_at timestamptz)),
  locked as (
    select r.id, r.company_id, r.state, d.place, d.text, d.published_at, d.edited_at
    from delivered d
    left join user_ratings u on d.source = 'person' and u.company_id = d.company_id
      and d.rating = coalesce(u.external_id, 'portal:rating:' || u.id)
    join ratings r on r.company_id = d.company_id
      and case when d.source = 'person' then r.user_rating_id = u.id
               else r.user_rating_id is null and r.source = d.source and r.external_id = d.rating end
    order by r.id for no key update of r),
  added as (
    insert into rating_answers (rating_id, company_id, state, text, is_edited, moderation, reason, delivery,
                                published_at, changed_at, by_support, version)
    select id, company_id, 'published', text, edited_at is not null, 'accepted', '', 'none', published_at,
           coalesce(edited_at, published_at), false, 1
    from locked where state in ('published', 'held') on conflict do nothing returning rating_id, published_at),
  answered as (
    update ratings r set answered_at = a.published_at from added a where r.id = a.rating_id returning r.id)
  select l.place, exists (select from answered a where a.id = l.id) as is_new from locked l`);

async function importAnswers(
  trx: Transaction<Database>,
  rows: readonly NumberedRow<AnswerRow>[],
  { companies }: WriteServices,
): Promise<RowOutcome[]> {
  const outcomes: RowOutcome[] = [];
  const known = rows.flatMap(({ row, line }, place) => {
    const found = companyOf(companies, row.company, line);
    if (!("refusal" in found)) return [columnsOf(row, place, found.company.id)];
    outcomes[place] = found.refusal;
    return [];
  });
  const written = new Map(
    (await addAnswers(trx, JSON.stringify(known))).map(({ place, is_new: isNew }) => [place, isNew]),
  );
  for (const { place, source, rating } of known) {
    const isNew = written.get(place);
    // A person's rating may be gone because the person was erased, and old files stay good.
    const isMissing = isNew === undefined && source !== "person";
    outcomes[place] = isMissing
      ? rejected("rating", `Die Bewertung ${rating} gibt es nicht.`)
      : { outcome: isNew === true ? "created" : "unchanged" };
  }
  return outcomes;
}

const columnsOf = (row: AnswerRow, place: number, companyId: number) => ({
  place,
  company_id: companyId,
  source: row.source,
  rating: row.rating,
  text: row.text,
  published_at: toDate(row.published),
  edited_at: toDate(row.edited ?? null),
});

type Exported = { company: string; source: string; rating: string; text: string; published: Date; edited: Date | null };

export const ratingAnswerExport = exportKind(
  "rating_answer",
  sql<Exported>`
      select * from (
        select c.external_id as company, case when u.id is null then r.source else 'person' end as source,
               case when u.id is null then r.external_id else coalesce(u.external_id, 'portal:rating:' || u.id) end as rating,
               a.text, a.published_at as published, case when a.is_edited then a.changed_at end as edited
        from rating_answers a join ratings r on r.id = a.rating_id join companies c on c.id = a.company_id
        left join user_ratings u on u.id = r.user_rating_id
        where a.state = 'published' and a.moderation = 'accepted' and r.source in ('provider', 'wkdb')
          and r.state in ('published', 'held')) answers
      order by company collate "C", source collate "C", rating collate "C"`,
  (row) => ({ ...row, published: instantText(row.published), edited: instantText(row.edited) }),
);
