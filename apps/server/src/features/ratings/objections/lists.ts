/** SQL of the lists of objections: the company's, the author's, and the desk's. */
import type { DeskFilter } from "@portal/contract/ratings/objections/desk-calls";
import type { ObjectionOutcome, ObjectionReason } from "@portal/contract/ratings/objections/reasons";
import type { ObjectionState } from "@portal/contract/ratings/objections/states";
import { statement } from "@portal/db/statement";
import type { AccountScope } from "../../../platform/session/session.ts";
import { type Db, OBJECTED_VERSION, UNFINISHED } from "./repository.ts";

export type ItemRow = {
  id: number;
  reason: ObjectionReason;
  state: ObjectionState;
  outcome: ObjectionOutcome | null;
  company_name: string;
  stars: number;
  created_at: Date;
  changed_at: Date;
  due_on: string | null;
};
const ITEM = `o.id, o.reason, o.state, o.outcome, c.display_name as company_name,
         coalesce((select stars from (${OBJECTED_VERSION}) v), r.stars) as stars, o.created_at, o.changed_at, o.due_on`;
const JOINED = "join companies c on c.id = o.company_id join ratings r on r.id = o.rating_id";

type Page = { limit: number; offset: number };
type Count = { total: number };

const ofCompany = statement<ItemRow, [companyId: number, limit: number, offset: number]>(`
  select ${ITEM} from rating_objections o ${JOINED}
  where o.company_id = $1 order by o.changed_at desc, o.id desc limit $2 offset $3`);
const countOfCompany = statement<Count, [companyId: number]>(
  "select count(*)::int as total from rating_objections where company_id = $1",
);
export const objectionsOfCompany = async (db: Db, { companyId }: AccountScope, { limit, offset }: Page) => ({
  rows: await ofCompany(db, companyId, limit, offset),
  total: (await countOfCompany(db, companyId))[0]?.total ?? 0,
});

// Those that wait for the author come first.
const ofAuthor = statement<ItemRow, [userId: number, limit: number, offset: number]>(`
  select ${ITEM} from rating_objections o ${JOINED}
  where o.author_user_id = $1 and o.author_asked_at is not null
  order by o.state = 'author_asked' desc, o.changed_at desc, o.id desc limit $2 offset $3`);
const countOfAuthor = statement<Count & { waiting: number }, [userId: number]>(`
  select count(*)::int as total, (count(*) filter (where state = 'author_asked'))::int as waiting
  from rating_objections where author_user_id = $1 and author_asked_at is not null`);
export const objectionsOfAuthor = async (db: Db, userId: number, { limit, offset }: Page) => {
  const [counts] = await countOfAuthor(db, userId);
  return {
    rows: await ofAuthor(db, userId, limit, offset),
    total: counts?.total ?? 0,
    waiting: counts?.waiting ?? 0,
  };
};

export type DeskWish = {
  show: DeskFilter;
  state?: ObjectionState | undefined;
  reason?: ObjectionReason | undefined;
  search: string;
};

/** States in which the desk has to act, and those in which somebody else has; the others are done. */
const TO_DO: readonly ObjectionState[] = ["received", "in_review", "proposed", "complaint", "complaint_proposed"];
const WAITING: readonly ObjectionState[] = ["details_asked", "author_asked"];
const DONE: readonly ObjectionState[] = ["decided", "final", "withdrawn", "lapsed", "settled"];
const STATES: Record<DeskFilter, readonly ObjectionState[]> = {
  todo: TO_DO,
  waiting: WAITING,
  done: DONE,
  all: [...TO_DO, ...WAITING, ...DONE],
};

/** Escapes % and _, which are ordinary characters in a search. */
const patternOf = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

const FOUND = `
  where o.state = any ($1::text[]) and ($2::text is null or o.reason = $2)
    and ($3 = '%%' or c.display_name ilike $3 or o.id::text = trim('%' from $3))`;
type Wish = [states: readonly ObjectionState[], reason: ObjectionReason | null, pattern: string];

const byDeadline = statement<ItemRow, [...Wish, limit: number, offset: number]>(`
  select ${ITEM} from rating_objections o ${JOINED} ${FOUND}
    and o.${UNFINISHED}
  order by o.due_on, o.id limit $4 offset $5`);
const byChange = statement<ItemRow, [...Wish, limit: number, offset: number]>(`
  select ${ITEM} from rating_objections o ${JOINED} ${FOUND}
  order by o.changed_at desc, o.id desc limit $4 offset $5`);
const countFound = statement<Count, Wish>(`select count(*)::int as total from rating_objections o ${JOINED} ${FOUND}`);

const wishOf = ({ show, state, reason, search }: DeskWish): Wish => [
  STATES[show].filter((one) => state === undefined || one === state),
  reason ?? null,
  patternOf(search),
];

/** What somebody has to act on: the earliest deadline first. Everything else: the latest change first. */
export async function objectionsOfDesk(db: Db, wish: DeskWish, { limit, offset }: Page) {
  const read = wish.show === "todo" || wish.show === "waiting" ? byDeadline : byChange;
  return {
    rows: await read(db, ...wishOf(wish), limit, offset),
    total: (await countFound(db, ...wishOf(wish)))[0]?.total ?? 0,
  };
}

const work = statement<{ todo: number; overdue: number }, [today: string]>(`
  select count(*)::int as todo, (count(*) filter (where due_on < $1))::int as overdue
  from rating_objections
  where state in ('received', 'in_review', 'proposed', 'complaint', 'complaint_proposed') and ${UNFINISHED}`);
export const workOfDesk = async (db: Db, today: string) => (await work(db, today))[0] ?? { todo: 0, overdue: 0 };
