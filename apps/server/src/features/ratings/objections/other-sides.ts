/** What the rating's author and the provider's desk do with objections. */
import { type Objection, OBJECTION_PAGE_SIZE, type ObjectionDecision } from "@portal/contract/ratings/objections/calls";
import { DESK_PAGE_SIZE, type DeskObjection } from "@portal/contract/ratings/objections/desk-calls";
import type { ObjectionAction } from "@portal/contract/ratings/objections/states";
import { berlinDate } from "@portal/contract/time/berlin-time";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { Problem } from "../../../platform/problem.ts";
import { advanceObjection } from "./advance.ts";
import { type DeskWish, objectionsOfAuthor, objectionsOfDesk, workOfDesk } from "./lists.ts";
import * as repository from "./repository.ts";
import { openStatementLink } from "./statement-link.ts";
import { toDeskObjection, toItem, toObjection } from "./view.ts";

type Step = { id: number; action: ObjectionAction; text: string };

export type AuthorService = ReturnType<typeof createAuthorService>;

export function createAuthorService(dependencies: Dependencies) {
  const { db } = dependencies;

  async function read(userId: number, id: number): Promise<Objection> {
    const [row] = await repository.objectionById(db, id);
    if (row === undefined || row.author_user_id !== userId || row.author_asked_at === null) {
      throw new Problem("ratings.objection_not_found");
    }
    return toObjection(row, await repository.stepsOf(db, id), "author");
  }

  return {
    read,
    async list(userId: number, page: number) {
      const wanted = { limit: OBJECTION_PAGE_SIZE, offset: (page - 1) * OBJECTION_PAGE_SIZE };
      const { rows, total, waiting } = await objectionsOfAuthor(db, userId, wanted);
      return { objections: rows.map(toItem), total, waiting };
    },
    async step(userId: number, step: Step): Promise<Objection> {
      await db
        .transaction()
        .execute((trx) => advanceObjection(dependencies, trx, { ...step, by: { role: "author", userId } }));
      return read(userId, step.id);
    },
  };
}

export type StatementService = ReturnType<typeof createStatementService>;

/** The author's side for people without a login, who come by the link of a mail. */
export function createStatementService(dependencies: Dependencies) {
  const { db, clock, environment } = dependencies;

  /** @throws Problem `ratings.objection_not_found`, also for a link that was changed or is over */
  async function open(token: string): Promise<{ id: number; submissionId: number }> {
    try {
      const { objection, submission } = await openStatementLink(environment, token, clock.now());
      return { id: objection, submissionId: submission };
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      throw new Problem("ratings.objection_not_found");
    }
  }

  async function read(token: string): Promise<Objection> {
    const { id, submissionId } = await open(token);
    const [row] = await repository.objectionById(db, id);
    if (row === undefined || row.author_submission_id !== submissionId || row.author_asked_at === null) {
      throw new Problem("ratings.objection_not_found");
    }
    return toObjection(row, await repository.stepsOf(db, id), "author");
  }

  return {
    read,
    async step(token: string, step: Omit<Step, "id">): Promise<Objection> {
      const { id, submissionId } = await open(token);
      const by = { role: "author", userId: null, submissionId } as const;
      await db.transaction().execute((trx) => advanceObjection(dependencies, trx, { ...step, id, by }));
      return read(token);
    },
  };
}

export type DeskService = ReturnType<typeof createDeskService>;

export function createDeskService(dependencies: Dependencies) {
  const { db, clock } = dependencies;

  async function read(userId: number, id: number): Promise<DeskObjection> {
    const [row] = await repository.objectionById(db, id);
    if (row === undefined) throw new Problem("ratings.objection_not_found");
    return toDeskObjection(row, await repository.stepsOf(db, id), userId);
  }

  async function act(userId: number, step: Step & { proposal?: ObjectionDecision }): Promise<DeskObjection> {
    await db
      .transaction()
      .execute((trx) => advanceObjection(dependencies, trx, { ...step, by: { role: "manager", userId } }));
    return read(userId, step.id);
  }

  return {
    read,
    async list(wish: DeskWish, page: number) {
      const wanted = { limit: DESK_PAGE_SIZE, offset: (page - 1) * DESK_PAGE_SIZE };
      const { rows, total } = await objectionsOfDesk(db, wish, wanted);
      return { objections: rows.map(toItem), total, ...(await workOfDesk(db, berlinDate(clock.now().getTime()))) };
    },
    step: act,
    propose: (userId: number, id: number, proposal: ObjectionDecision) =>
      act(userId, { id, action: "propose", text: proposal.reasons, proposal }),
  };
}
