/** SQL of quick answers. */
import { statement } from "@portal/db/statement";
import { MOST_QUICK_ANSWERS } from "@portal/contract/leads/messages/limits";
import type { QuickAnswer } from "@portal/contract/leads/messages/fill-in";
import type { AccountScope } from "../../../../platform/session/session.ts";
import type { Db } from "../repository.ts";

const ofCompany = statement<QuickAnswer, [companyId: number]>(
  `select id, title, text from quick_answers where company_id = $1 order by title, id limit ${MOST_QUICK_ANSWERS}`,
);
export const listQuickAnswers = (db: Db, { companyId }: AccountScope): Promise<QuickAnswer[]> =>
  ofCompany(db, companyId);

const insert = statement<{ id: number }, [companyId: number, title: string, text: string, now: Date]>(`
  insert into quick_answers (company_id, title, text, changed_at)
  select $1, $2, $3, $4 where (select count(*) from quick_answers where company_id = $1) < ${MOST_QUICK_ANSWERS}
  returning id`);
const change = statement<{ id: number }, [companyId: number, id: number, title: string, text: string, now: Date]>(
  "update quick_answers set title = $3, text = $4, changed_at = $5 where company_id = $1 and id = $2 returning id",
);
const remove = statement<{ id: number }, [companyId: number, id: number]>(
  "delete from quick_answers where company_id = $1 and id = $2 returning id",
);

type Texts = { title: string; text: string };
/** False if there are too many. */
export const addQuickAnswer = async (db: Db, { companyId }: AccountScope, { title, text }: Texts, now: Date) =>
  (await insert(db, companyId, title, text, now)).length > 0;
/** False if the company has none of this id. */
export const changeQuickAnswer = async (
  db: Db,
  { companyId }: AccountScope,
  { id, title, text }: Texts & { id: number },
  now: Date,
): Promise<boolean> => (await change(db, companyId, id, title, text, now)).length > 0;
export const removeQuickAnswer = async (db: Db, { companyId }: AccountScope, id: number): Promise<boolean> =>
  (await remove(db, companyId, id)).length > 0;

const lock = statement<{ id: number }, [companyId: number]>("select id from companies where id = $1 for no key update");
/** Two people who add at once are counted one after the other. */
export const lockCompany = (db: Db, { companyId }: AccountScope): Promise<unknown> => lock(db, companyId);
