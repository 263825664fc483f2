/** The people of a company, their rights, and open invitations. */
import type { Right } from "@portal/contract/http/access";
import { statusOf } from "@portal/contract/account-linking/rules";
import type { Brand } from "@portal/contract/brands/brand";
import { type CompanyPeople, INVITATION_DAYS, MOST_PEOPLE } from "@portal/contract/company-data/people/calls";
import type { Database } from "@portal/db/rows";
import type { Transaction } from "kysely";
import { loginKey } from "@portal/db/login-key";
import { writeAudit } from "../../../platform/audit.ts";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { sendMail } from "../../../platform/mail/send-mail.ts";
import { Problem } from "../../../platform/problem.ts";
import type { AccountScope } from "../../../platform/session/session.ts";
import { shownLogin, shownName } from "../../../platform/session/shown-login.ts";
import { decideLink, makeLink } from "../../account-linking/public.ts";
import { endUnheldGoogleAccess } from "../../external-services/public.ts";
import { countMail, type Visitor } from "../../auth/public.ts";
import { accessEndedMail, personLeftMail } from "./mails.ts";
import * as repository from "./repository.ts";

export type PeopleService = ReturnType<typeof createPeopleService>;

const DAY_MS = 86_400_000;

export function createPeopleService(dependencies: Dependencies) {
  const { db, clock } = dependencies;

  const list = async (scope: AccountScope): Promise<CompanyPeople> => {
    const isOwner = scope.right === "owner";
    const people = await repository.peopleOf(db, scope);
    const invitations = isOwner ? await repository.invitationsOf(db, scope) : [];
    const now = clock.now().getTime();
    return {
      people: people.map(({ user_id, name, login, right, since }) => {
        const isMe = user_id === scope.userId;
        const shown = isOwner || isMe ? shownLogin(scope, login) : "";
        return { user_id, name: shownName(scope, name), login: shown, right, since: since.toISOString(), isMe };
      }),
      invitations: invitations.map((row) => ({
        id: row.id,
        email: shownLogin(scope, row.email),
        right: row.right,
        status: statusOf(row.state, row.expires_at.getTime(), now),
        takenBy: shownLogin(scope, row.taken_by),
        byProvider: row.origin === "provider",
        invitedAt: row.created_at.toISOString(),
        expiresAt: row.expires_at.toISOString(),
      })),
    };
  };

  /** Makes one change and writes its audit line, while no other change of this company's people runs. */
  const changeAlone = (
    scope: AccountScope,
    { action, subject }: { action: string; subject: Record<string, number | string> },
    act: (trx: Transaction<Database>) => Promise<void>,
  ): Promise<void> =>
    db.transaction().execute(async (trx) => {
      await repository.lockPeople(trx, scope);
      await act(trx);
      await endUnheldGoogleAccess(dependencies, trx, [scope.companyId]);
      await writeAudit(trx, {
        at: clock.now(),
        action,
        outcome: "done",
        actorUserId: scope.userId,
        companyId: scope.companyId,
        details: subject,
      });
    });

  /** Like `changeAlone`, and answers the list after the change. */
  const change = async (...how: Parameters<typeof changeAlone>): Promise<CompanyPeople> => {
    await changeAlone(...how);
    return list(how[0]);
  };

  /** @throws Problem `people.not_found`, or `people.last_owner` if the company would have no owner left. */
  const requireDispensable = async (trx: repository.Db, scope: AccountScope, userId: number) => {
    const member = await repository.memberOf(trx, scope, userId);
    if (member === undefined) throw new Problem("people.not_found");
    if (await repository.isLastOwner(trx, scope, userId)) throw new Problem("people.last_owner");
    return member;
  };

  const decide = (scope: AccountScope, id: number, decision: "admit" | "withdraw"): Promise<CompanyPeople> =>
    change(scope, { action: `people.${decision}`, subject: { link: id } }, async (trx) => {
      const { companyId, userId } = scope;
      const state = await decideLink(dependencies, trx, { id, decision, actorUserId: userId, companyId });
      if (state === undefined) throw new Problem("people.invitation_closed");
    });

  return {
    list,

    async invite(scope: AccountScope, { email, right }: { email: string; right: Right }, { brand }: Visitor) {
      await countMail(dependencies, loginKey(email)).catch((error: unknown) => {
        // The message of `auth.mails_throttled` speaks to the mailbox's owner; here it is another person's mailbox.
        if (!(error instanceof Problem) || error.code !== "auth.mails_throttled") throw error;
        throw new Problem("people.mails_throttled", { field: "email", retryAfter: error.retryAfter ?? 0 });
      });
      return change(scope, { action: "people.invited", subject: { right } }, (trx) =>
        inviteWithin(trx, scope, { email, right, brand }),
      );
    },

    withdraw: (scope: AccountScope, id: number) => decide(scope, id, "withdraw"),

    admit: (scope: AccountScope, id: number) => decide(scope, id, "admit"),

    changeRight: (scope: AccountScope, userId: number, right: Right) =>
      change(scope, { action: "people.right_changed", subject: { user: userId, right } }, async (trx) => {
        if (right !== "owner") await requireDispensable(trx, scope, userId);
        else if ((await repository.memberOf(trx, scope, userId)) === undefined) throw new Problem("people.not_found");
        await repository.setRight(trx, scope, userId, right);
      }),

    /** @throws Problem `people.last_owner`. */
    leave: (scope: AccountScope, { brand }: Visitor) =>
      changeAlone(scope, { action: "people.left", subject: { user: scope.userId } }, async (trx) => {
        const { login } = await requireDispensable(trx, scope, scope.userId);
        await repository.removeMember(trx, scope, scope.userId);
        const company = await repository.companyName(trx, scope);
        for (const { email } of await repository.ownersToNotify(trx, scope)) {
          await sendMail(dependencies, trx, {
            key: `${personLeftMail.name}:${scope.companyId}:${scope.userId}:${clock.now().getTime()}:${email}`,
            to: email,
            brand,
            template: personLeftMail,
            data: { company, login },
          });
        }
      }),

    revoke: (scope: AccountScope, userId: number, { brand }: Visitor) =>
      change(scope, { action: "people.revoked", subject: { user: userId } }, async (trx) => {
        const { email } = await requireDispensable(trx, scope, userId);
        await repository.removeMember(trx, scope, userId);
        if (userId === scope.userId) return;
        await sendMail(dependencies, trx, {
          key: `access-ended:${scope.companyId}:${userId}:${clock.now().getTime()}`,
          to: email,
          brand,
          template: accessEndedMail,
          data: { company: await repository.companyName(trx, scope) },
        });
      }),
  };

  async function inviteWithin(
    trx: repository.Db,
    scope: AccountScope,
    { email, right, brand }: { email: string; right: Right; brand: Brand },
  ): Promise<void> {
    const { companyId, userId } = scope;
    if (await repository.hasMember(trx, scope, loginKey(email), email)) {
      throw new Problem("people.already_member", { field: "email" });
    }
    const made = await makeLink(dependencies, trx, {
      companyId,
      email,
      right,
      origin: "person",
      invitedBy: userId,
      brand,
      expiresAt: new Date(clock.now().getTime() + INVITATION_DAYS * DAY_MS),
    });
    if (made === null) throw new Problem("people.invitation_closed", { field: "email" });
    // Counted after the link is made: an invitation that is sent again replaces its row.
    if ((await repository.numberOfPeople(trx, scope)) > MOST_PEOPLE) throw new Problem("people.too_many");
  }
}
