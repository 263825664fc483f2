/** SQL of the lists of objections: the company's, the author's, and the desk's. */
import { OBJECTION_STATE_LABELS } from "@portal/contract/ratings/objections/labels";
import type { DeskFilter } from "@portal/contract/ratings/objections/desk-calls";
import {
  OBJECTION_REASON_CODES,
  OBJECTION_REASONS,
  type ObjectionOutcome,
  type ObjectionReason,
} from "@portal/contract/ratings/objections/reasons";
import { OBJECTION_STATES, type ObjectionState } from "@portal/contract/ratings/objections/states";
import type { RatingSource } from "@portal/contract/ratings/sources";
import { statement } from "@portal/db/statement";
import { searchPattern } from "../../../platform/search-pattern.ts";
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

/** What the company's list and file show: number, own text, the rating as objected to, the words of reason and state. */
const SEARCHED = `
  where o.company_id = $1 and ($2 = '%%' or o.text ilike $2 or o.id = $3::bigint
    or o.reason = any ($4::text[]) or o.state = any ($5::text[])
    or coalesce((select v.title || ' ' || v.body from (${OBJECTED_VERSION}) v), r.title || ' ' || r.body) ilike $2)`;
type Search = [
  companyId: number,
  pattern: string,
  id: number | null,
  reasons: readonly ObjectionReason[],
  states: readonly ObjectionState[],
];
const CHANGED_LAST = "order by o.changed_at desc, o.id desc limit $6 offset $7";

const ofCompany = statement<ItemRow, [...Search, limit: number, offset: number]>(
  `select ${ITEM} from rating_objections o ${JOINED} ${SEARCHED} ${CHANGED_LAST}`,
);
const countOfCompany = statement<Count, Search>(
  `select count(*)::int as total from rating_objections o ${JOINED} ${SEARCHED}`,
);

function searchOf({ companyId }: AccountScope, search: string): Search {
  const says = (words: string): boolean => words.toLowerCase().includes(search.toLowerCase());
  const [, id = null] = /^(?:Nr\.? ?)?(\d{1,15})$/i.exec(search) ?? [];
  return [
    companyId,
    searchPattern(search),
    id === null ? null : Number(id),
    OBJECTION_REASON_CODES.filter((code) => says(OBJECTION_REASONS[code].label)),
    OBJECTION_STATES.filter((state) => says(OBJECTION_STATE_LABELS[state])),
  ];
}

type SearchedPage = Page & { search: string };

export const objectionsOfCompany = async (db: Db, scope: AccountScope, { search, limit, offset }: SearchedPage) => ({
  rows: await ofCompany(db, ...searchOf(scope, search), limit, offset),
  total: (await countOfCompany(db, ...searchOf(scope, search)))[0]?.total ?? 0,
});

/** With the texts that both sides read. */
export type WholeRow = ItemRow & {
  text: string;
  reasons: string | null;
  source: RatingSource;
  rating_title: string;
  rating_body: string;
};
const wholeOfCompany = statement<WholeRow, [...Search, limit: number, offset: number]>(`
  select ${ITEM}, o.text, o.reasons, r.source,
         coalesce((select title from (${OBJECTED_VERSION}) v), r.title) as rating_title,
         coalesce((select body from (${OBJECTED_VERSION}) v), r.body) as rating_body
  from rating_objections o ${JOINED} ${SEARCHED} ${CHANGED_LAST}`);
export const wholeObjectionsOfCompany = (
  db: Db,
  scope: AccountScope,
  { search, limit, offset }: SearchedPage,
): Promise<WholeRow[]> => wholeOfCompany(db, ...searchOf(scope, search), limit, offset);

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
  searchPattern(search),
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
