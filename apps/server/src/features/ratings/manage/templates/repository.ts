/** SQL of templates for answers. */
import { type AnswerTemplate, MOST_TEMPLATES } from "@portal/contract/ratings/manage/template";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";
import type { AccountScope } from "../../../../platform/session/session.ts";

export type Db = Kysely<Database>;

const ofCompany = statement<AnswerTemplate, [companyId: number]>(
  `select id, title, text from rating_answer_templates where company_id = $1 order by position, id limit ${MOST_TEMPLATES}`,
);
export const findTemplates = (db: Db, { companyId }: AccountScope): Promise<AnswerTemplate[]> =>
  ofCompany(db, companyId);

/** The company's row is locked, so that two new templates count each other. No row: there are enough. */
const lockCompany = statement<{ id: number }, [companyId: number]>(
  "select id from companies where id = $1 for no key update",
);
const insert = statement<{ id: number }, [companyId: number, title: string, text: string, now: Date]>(`
  insert into rating_answer_templates (company_id, title, text, position, changed_at)
  select $1, $2, $3, coalesce(max(position), 0) + 1, $4 from rating_answer_templates where company_id = $1
  having count(*) < ${MOST_TEMPLATES} returning id`);
type Texts = { title: string; text: string };
export async function addTemplate(
  db: Db,
  { companyId }: AccountScope,
  { title, text }: Texts,
  now: Date,
): Promise<boolean> {
  await lockCompany(db, companyId);
  return (await insert(db, companyId, title, text, now)).length > 0;
}

const update = statement<{ id: number }, [companyId: number, id: number, title: string, text: string, now: Date]>(`
  update rating_answer_templates set title = $3, text = $4, changed_at = $5 where company_id = $1 and id = $2
  returning id`);
export const changeTemplate = async (
  db: Db,
  { companyId }: AccountScope,
  { id, title, text }: Texts & { id: number },
  now: Date,
): Promise<boolean> => (await update(db, companyId, id, title, text, now)).length > 0;

const remove = statement<{ id: number }, [companyId: number, id: number]>(
  "delete from rating_answer_templates where company_id = $1 and id = $2 returning id",
);
export const deleteTemplate = async (db: Db, { companyId }: AccountScope, id: number): Promise<boolean> =>
  (await remove(db, companyId, id)).length > 0;

const order = statement<never, [companyId: number, ids: number[]]>(`
  update rating_answer_templates t set position = o.position
  from unnest($2::bigint[]) with ordinality o (id, position) where t.company_id = $1 and t.id = o.id`);
export const orderTemplates = (db: Db, { companyId }: AccountScope, ids: readonly number[]): Promise<never[]> =>
  order(db, companyId, [...ids]);
