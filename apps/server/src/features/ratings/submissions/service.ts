/** Takes ratings on the public page, and publishes them once their authors have confirmed them. */
import { pathOf } from "@portal/contract/pages/routes";
import { CONFIRM_DAYS, type RatingPage, type Submission } from "@portal/contract/ratings/submissions/calls";
import { VALID_DAYS } from "@portal/contract/ratings/invitations/calls";
import { loginKey } from "@portal/db/login-key";
import type { Database } from "@portal/db/rows";
import type { Transaction } from "kysely";
import { writeAudit } from "../../../platform/audit.ts";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { issueTicket, readTicket } from "../../../platform/form-ticket/form-ticket.ts";
import { sendMail } from "../../../platform/mail/send-mail.ts";
import { sendPush } from "../../../platform/push/send-push.ts";
import { Problem } from "../../../platform/problem.ts";
import { hashToken, randomToken } from "../../../platform/tokens.ts";
import { countMail, type Visitor } from "../../auth/public.ts";
import { invitationOfToken, useInvitation } from "../invitations/repository.ts";
import { storeRatings } from "../store/repository.ts";
import { confirmRatingMail, ratingPublishedMail } from "./mails.ts";
import * as repository from "./repository.ts";

const DAY_MS = 86_400_000;

const formOf = (companyId: number) => ({ form: "rating-form", companyId });

type Words = { stars: number; title: string; body: string };
export type Given = Words & {
  companyId: number;
  authorName: string;
  email: string;
  ticket: string;
  invitation?: string | undefined;
  website: string;
};

export type SubmissionsService = ReturnType<typeof createSubmissionsService>;

export function createSubmissionsService(dependencies: Dependencies) {
  const { db, clock, environment } = dependencies;
  const secret = environment.SESSION_SECRET;

  async function openInvitation(token: string) {
    const found = await invitationOfToken(db, hashToken(token));
    const validFrom = new Date(clock.now().getTime() - VALID_DAYS * DAY_MS);
    return found?.state === "sent" && found.sent_at > validFrom ? found : undefined;
  }

  /** A row of the link of a mail; null if there is none, or its time to confirm is over. */
  async function find(trx: repository.Db, token: string): Promise<repository.SubmissionRow> {
    const row = await repository.submissionOfToken(trx, hashToken(token));
    const end = (row?.submitted_at.getTime() ?? 0) + CONFIRM_DAYS * DAY_MS;
    if (row === undefined || (row.state === "waiting" && end < clock.now().getTime())) {
      throw new Problem("ratings.link_unknown");
    }
    return row;
  }

  /** @throws Problem `ratings.already_rated`, `ratings.own_company` */
  async function publish(trx: Transaction<Database>, row: repository.SubmissionRow): Promise<void> {
    await repository.lockCompany(trx, row.company_id);
    if (await repository.belongsToCompany(trx, row.company_id, row.email)) throw new Problem("ratings.own_company");
    if (await repository.hasRated(trx, row.company_id, row.email, row.id)) throw new Problem("ratings.already_rated");
    const now = clock.now();
    await repository.markPublished(trx, row.id, now);
    await storeRatings(trx, [ratingOf(row, { now, isDeleted: false })], now);
    if (await repository.wantsNews(trx, row.company_id)) {
      await sendPush(dependencies, trx, {
        companyId: row.company_id,
        event: "new_rating",
        occasion: `rating-submission:${row.id}`,
        path: pathOf("ratings_manage"),
      });
    }
    await audit(trx, row, "ratingSubmission.published");
  }

  const audit = (
    trx: repository.Db,
    { id, company_id: companyId }: { id: number; company_id: number },
    action: string,
  ) => writeAudit(trx, { at: clock.now(), action, outcome: "done", companyId, details: { submission: id } });

  return {
    /** Null for a company without an entry. */
    async page(companyId: number): Promise<RatingPage | null> {
      const company = await repository.findCompany(db, companyId);
      if (company === undefined) return null;
      return { company: { id: companyId, ...company }, ticket: issueTicket(secret, formOf(companyId), clock.now()) };
    },

    async invitedPage(token: string): Promise<(RatingPage & { name: string }) | null> {
      const invitation = await openInvitation(token);
      if (invitation === undefined) return null;
      const page = await this.page(invitation.company_id);
      return page === null ? null : { ...page, name: invitation.name };
    },

    /**
     * Stores the rating. It waits for its confirmation, except if its author was invited. A rating by a program gets the
     * same answer and is not stored.
     */
    async submit(given: Given, { brand }: Visitor): Promise<"waiting" | "published"> {
      const { companyId, invitation: token, website, ticket } = given;
      const now = clock.now();
      const read = readTicket(secret, formOf(companyId), ticket, now);
      if (read === "invalid") throw new Problem("ratings.form_expired");
      const company = await repository.findCompany(db, companyId);
      if (company === undefined) throw new Problem("ratings.company_not_found");
      const invitation = token === undefined ? undefined : await openInvitation(token);
      if (token !== undefined && invitation?.company_id !== companyId) throw new Problem("ratings.invitation_over");
      const isInvited = invitation !== undefined;
      const email = isInvited ? invitation.email : given.email;
      if (email === "") throw new Problem("ratings.email_missing", { field: "email" });
      if (website !== "" || read === "early") return isInvited ? "published" : "waiting";
      if (!isInvited) await countMail(dependencies, loginKey(email));

      const mailToken = randomToken();
      const { stars, title, body, authorName } = given;
      return db.transaction().execute(async (trx) => {
        const hash = hashToken(mailToken);
        const invitationId = invitation?.id ?? null;
        const id = await repository.insertSubmission(
          trx,
          companyId,
          invitationId,
          stars,
          title,
          body,
          authorName,
          email,
          brand.key,
          hash,
          now,
        );
        if (invitationId !== null) {
          if (!(await useInvitation(trx, invitationId, now))) throw new Problem("ratings.invitation_over");
          await publish(trx, await find(trx, mailToken));
        }
        await sendMail(dependencies, trx, {
          key: `${isInvited ? "rating-published" : "rating-confirm"}:${id}`,
          to: email,
          brand,
          template: isInvited ? ratingPublishedMail : confirmRatingMail,
          data: { company: company.name, token: mailToken },
        });
        return isInvited ? "published" : "waiting";
      });
    },

    /** @throws Problem `ratings.link_unknown` */
    find: async (token: string): Promise<Submission> => toSubmission(await find(db, token)),

    /** @throws Problem `ratings.link_unknown`, `ratings.already_rated`, `ratings.own_company` */
    confirm: (token: string): Promise<Submission> =>
      db.transaction().execute(async (trx) => {
        const row = await find(trx, token);
        if (row.state === "waiting") await publish(trx, row);
        return toSubmission(await find(trx, token));
      }),

    /** @throws Problem `ratings.link_unknown`, `ratings.not_published` */
    change: (token: string, { stars, title, body }: Words): Promise<Submission> =>
      db.transaction().execute(async (trx) => {
        const row = await find(trx, token);
        if (row.state !== "published") throw new Problem("ratings.not_published");
        const now = clock.now();
        await repository.saveChange(trx, row.id, stars, title, body, now);
        await storeRatings(trx, [ratingOf({ ...row, stars, title, body }, { now, isDeleted: false })], now);
        await audit(trx, row, "ratingSubmission.changed");
        return toSubmission(await find(trx, token));
      }),

    /** @throws Problem `ratings.link_unknown` */
    withdraw: (token: string): Promise<Submission> =>
      db.transaction().execute(async (trx) => {
        const row = await find(trx, token);
        if (row.state === "withdrawn") return toSubmission(row);
        const now = clock.now();
        await repository.markWithdrawn(trx, row.id, now);
        if (row.state === "published") await storeRatings(trx, [ratingOf(row, { now, isDeleted: true })], now);
        await audit(trx, row, "ratingSubmission.withdrawn");
        return toSubmission(await find(trx, token));
      }),
  };
}

/** The rating that the company and visitors see. */
const ratingOf = (row: repository.SubmissionRow, { now, isDeleted }: { now: Date; isDeleted: boolean }) => ({
  companyId: row.company_id,
  source: "provider" as const,
  externalId: `page:${row.id}`,
  stars: row.stars,
  title: row.title,
  body: row.body,
  authorName: row.author_name,
  url: null,
  ratedAt: row.submitted_at,
  updatedAt: now,
  isDeleted,
});

const toSubmission = (row: repository.SubmissionRow): Submission => ({
  company: row.company,
  stars: row.stars,
  title: row.title,
  body: row.body,
  authorName: row.author_name,
  state: row.state,
});
