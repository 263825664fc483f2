/** What companies do with objections to ratings. */
import type { Brand } from "@portal/contract/brands/brand";
import { type Objection, OBJECTION_PAGE_SIZE } from "@portal/contract/ratings/objections/calls";
import { mayObject, type ObjectionReason } from "@portal/contract/ratings/objections/reasons";
import { dueOn } from "@portal/contract/ratings/objections/states";
import { berlinDate } from "@portal/contract/time/berlin-time";
import { writeAudit } from "../../../platform/audit.ts";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { sendMail } from "../../../platform/mail/send-mail.ts";
import { Problem } from "../../../platform/problem.ts";
import type { AccountScope } from "../../../platform/session/session.ts";
import { addressOfCompany } from "../../service-case/public.ts";
import { advanceObjection } from "./advance.ts";
import { objectionsOfCompany } from "./lists.ts";
import { companyMail } from "./mails.ts";
import { objectionsCsv } from "./objections-csv.ts";
import * as repository from "./repository.ts";
import { toItem, toObjection, toRating } from "./view.ts";

type NewObjection = { ratingId: number; reason: ObjectionReason; text: string; key: string };
type CompanyStep = { id: number; action: "add_details" | "comment" | "withdraw" | "complain"; text: string };

export type ObjectionService = ReturnType<typeof createObjectionService>;

export function createObjectionService(dependencies: Dependencies) {
  const { db } = dependencies;

  async function read(scope: AccountScope, id: number): Promise<Objection> {
    const [row] = await repository.objectionById(db, id);
    if (row === undefined || row.company_id !== scope.companyId) throw new Problem("ratings.objection_not_found");
    return toObjection(row, await repository.stepsOf(db, id), "company");
  }

  return {
    read,

    async rating(scope: AccountScope, id: number) {
      const [row] = await repository.ratingOfCompany(db, scope.companyId, id);
      if (row === undefined) throw new Problem("ratings.not_found");
      return { rating: toRating(row), objectionId: row.objection_id };
    },

    async list(scope: AccountScope, { search, page }: { search: string; page: number }) {
      const offset = (page - 1) * OBJECTION_PAGE_SIZE;
      const { rows, total } = await objectionsOfCompany(db, scope, { search, limit: OBJECTION_PAGE_SIZE, offset });
      return { objections: rows.map(toItem), total };
    },

    csv: (scope: AccountScope, search: string) => objectionsCsv(db, scope, search),

    /** Records the notice and sends its receipt. The same form sent again returns the existing objection. */
    async create(scope: AccountScope, wanted: NewObjection, brand: Brand): Promise<Objection> {
      const made = await db.transaction().execute((trx) => open(dependencies, trx, { scope, wanted, brand }));
      const id = made ?? (await repository.objectionOfKey(db, scope.companyId, wanted.key))[0]?.id;
      if (id === undefined) throw new Problem("ratings.objection_exists");
      return read(scope, id);
    },

    async step(scope: AccountScope, { id, action, text }: CompanyStep): Promise<Objection> {
      const { companyId, userId, agentUserId } = scope;
      await db.transaction().execute((trx) =>
        advanceObjection(dependencies, trx, {
          id,
          action,
          text,
          by: { role: "company", companyId, userId, agentUserId },
        }),
      );
      return read(scope, id);
    },
  };
}

type Opening = { scope: AccountScope; wanted: NewObjection; brand: Brand };

/** Returns the new objection's number, or null if the form was sent before or another objection is unfinished. */
async function open(
  dependencies: Dependencies,
  trx: repository.Db,
  { scope, wanted: { ratingId, reason, text, key }, brand }: Opening,
): Promise<number | null> {
  const [rating] = await repository.ratingOfCompany(trx, scope.companyId, ratingId);
  if (rating === undefined) throw new Problem("ratings.not_found");
  const repeated = (await repository.objectionOfKey(trx, scope.companyId, key)).length > 0;
  if (repeated) return null;
  const now = dependencies.clock.now();
  const due = dueOn("received", berlinDate(now.getTime())) ?? "";
  const person = scope.agentUserId === null ? scope.userId : null;
  if (!mayObject({ source: rating.source, state: rating.rating_state })) {
    throw new Problem(rating.rating_state === "held" ? "ratings.objection_exists" : "ratings.objection_not_allowed");
  }
  const [made] = await repository.insertObjection(
    trx,
    scope.companyId,
    ratingId,
    rating.author_user_id,
    rating.author_submission_id,
    reason,
    text,
    due,
    brand.key,
    key,
    person,
    scope.agentUserId,
    now,
  );
  if (made === undefined) return null;
  await repository.insertStep(trx, made.id, "object", "company", scope.userId, text, now);
  await writeAudit(trx, {
    at: now,
    action: "ratingObjection.created",
    outcome: "done",
    actorUserId: scope.userId,
    agentUserId: scope.agentUserId,
    companyId: scope.companyId,
    details: { objection: made.id, rating: ratingId, reason },
  });
  const [mailbox] = await addressOfCompany(trx, scope.companyId, person);
  if (mailbox !== undefined) {
    const data = { action: "object" as const, id: made.id, company: rating.company_name, reason, due };
    const mail = { key: `objection:${made.id}`, to: mailbox.email, brand };
    await sendMail(dependencies, trx, { ...mail, template: companyMail, data });
  }
  return made.id;
}
