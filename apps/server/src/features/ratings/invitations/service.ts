/** Invites customers to rate a company. Nobody is chosen by what they might say. */
import type { Brand } from "@portal/contract/brands/brand";
import { brandByKey, DEFAULT_BRAND } from "@portal/contract/brands/brands";
import {
  AGAIN_DAYS,
  DAILY_INVITATIONS,
  type Invitation,
  INVITATION_PAGE_SIZE,
  type InvitationBasis,
  type InvitationList,
  type LineOutcome,
  ratingPath,
  REMIND_DAYS,
  VALID_DAYS,
} from "@portal/contract/ratings/invitations/calls";
import { addYears, berlinDate, type Day } from "@portal/contract/time/berlin-time";
import { writeAudit } from "../../../platform/audit.ts";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { sendMail } from "../../../platform/mail/send-mail.ts";
import { brandOrigin } from "../../../platform/mail/origin.ts";
import { Problem } from "../../../platform/problem.ts";
import type { AccountScope } from "../../../platform/session/session.ts";
import { openLinkFor, sealLink } from "../../../platform/sealing/sealed-links.ts";
import { derivedToken, hashToken } from "../../../platform/tokens.ts";
import { addressHasher, type HashAddress } from "./address-hash.ts";
import { readAddressLines } from "./address-lines.ts";
import { invitationsCsv } from "./invitations-csv.ts";
import { invitationMail } from "./mails.ts";
import * as repository from "./repository.ts";

const DAY_MS = 86_400_000;
/** The oldest order or consent that still explains a mail. */
const BASIS_YEARS = 2;
/** Opened late as well; the format wants an end. */
const OPT_OUT_LINK_DAYS = 3650;

type InvitationMail = { key: string; to: string; brand: Brand; data: Parameters<typeof invitationMail.write>[0] };

type Wanted = { search: string; page: number };
export type SentLines = { lines: string; basis: InvitationBasis; basisOn: Day };
export type InvitationsService = ReturnType<typeof createInvitationsService>;

export function createInvitationsService(dependencies: Dependencies) {
  const { db, clock, environment } = dependencies;
  let hasher: Promise<HashAddress> | undefined;
  const hashOf = async (email: string): Promise<Buffer> => {
    hasher ??= addressHasher(dependencies);
    return (await hasher)(email);
  };
  /** The same in a reminder, so that the link of the first mail goes on working. */
  const tokenFor = (hash: Buffer, companyId: number, sentAt: Date): string =>
    derivedToken(
      environment.SESSION_SECRET,
      `rating-invitation|${companyId}|${sentAt.getTime()}|${hash.toString("hex")}`,
    );
  /** It carries the hash, so that it works when the invitation is deleted. */
  const optOutLink = (hash: Buffer): Promise<string> =>
    sealLink(environment, {
      purpose: "rating_opt_out",
      data: { address: hash.toString("base64url") },
      now: clock.now(),
      expiresAt: new Date(clock.now().getTime() + OPT_OUT_LINK_DAYS * DAY_MS),
    });
  const daysAgo = (days: number): Date => new Date(clock.now().getTime() - days * DAY_MS);

  const audit = (trx: repository.Db, scope: AccountScope, action: string, details: Record<string, number | string>) =>
    writeAudit(trx, {
      at: clock.now(),
      action,
      outcome: "done",
      actorUserId: scope.userId,
      agentUserId: scope.agentUserId,
      companyId: scope.companyId,
      details,
    });

  function requireBasisDay(basisOn: Day): void {
    const today = berlinDate(clock.now().getTime());
    if (basisOn > today || basisOn < addYears(today, -BASIS_YEARS)) {
      throw new Problem("ratings.basis_in_future", { field: "basisOn" });
    }
  }

  /**
   * Who has rated the company already gets no mail: the link could not be used. The invitation is there all the same,
   * or the company could find out by inviting people who wrote a rating.
   */
  async function write(trx: repository.Db, { companyId }: AccountScope, mail: InvitationMail): Promise<void> {
    if (await repository.hasRating(trx, companyId, mail.to)) return;
    await sendMail(dependencies, trx, { ...mail, template: invitationMail });
  }

  return {
    async list(scope: AccountScope, { search, page }: Wanted, brand: Brand): Promise<InvitationList> {
      const paging = { limit: INVITATION_PAGE_SIZE, offset: (page - 1) * INVITATION_PAGE_SIZE };
      const [rows, total, counts, company] = await Promise.all([
        repository.pageOfInvitations(db, scope, { search, ...paging }),
        repository.countFoundInvitations(db, scope, search),
        repository.countInvitations(db, scope, daysAgo(1)),
        repository.companyName(db, scope.companyId),
      ]);
      return {
        invitations: rows.map((row) => shownTo(scope, toInvitation(row, clock.now()))),
        total,
        counts: { sent: counts.total, rated: counts.rated, optedOut: counts.opted_out },
        leftToday: Math.max(0, DAILY_INVITATIONS - counts.today),
        company,
        ratingUrl: brandOrigin(brand, environment) + ratingPath(scope.companyId),
      };
    },

    csv: (scope: AccountScope, search: string) =>
      invitationsCsv(async (page) => {
        const rows = await repository.pageOfInvitations(db, scope, { search, ...page });
        return rows.map((row) => shownTo(scope, toInvitation(row, clock.now())));
      }),

    /**
     * Writes to each customer of the list who may be written to, and says for each other line why not.
     * @throws Problem `ratings.basis_in_future`
     */
    async send(scope: AccountScope, { lines, basis, basisOn }: SentLines, brand: Brand) {
      requireBasisDay(basisOn);
      const { addresses, wrong } = readAddressLines(lines);
      const hashed = await Promise.all(addresses.map(async (one) => ({ ...one, hash: await hashOf(one.email) })));
      const refused: LineOutcome[] = [...wrong];
      const sent = await db.transaction().execute(async (trx) => {
        await repository.lockCompany(trx, scope);
        const now = clock.now();
        const company = await repository.companyName(trx, scope.companyId);
        const { today } = await repository.countInvitations(trx, scope, daysAgo(1));
        let left = DAILY_INVITATIONS - today;
        let count = 0;
        for (const { line, email, name, hash } of hashed) {
          const refuse = (error: string): void => void refused.push({ line, text: email, error });
          if (left <= 0) {
            refuse(`Mehr als ${DAILY_INVITATIONS} Einladungen am Tag gehen nicht. Bitte versuchen Sie es morgen.`);
            continue;
          }
          const token = tokenFor(hash, scope.companyId, now);
          const by = scope.agentUserId === null ? scope.userId : null;
          const id = await repository.insertInvitation(
            trx,
            scope.companyId,
            email,
            hash,
            name,
            basis,
            basisOn,
            by,
            scope.agentUserId !== null,
            brand.key,
            hashToken(token),
            now,
            daysAgo(AGAIN_DAYS),
          );
          // One answer for both, so that nobody learns who objected.
          if (id === undefined) {
            refuse("Diese Adresse wurde in den letzten 180 Tagen eingeladen oder möchte keine Einladungen.");
            continue;
          }
          const data = { company, basis, token, optOut: await optOutLink(hash), isReminder: false };
          await write(trx, scope, { key: `rating-invitation:${id}`, to: email, brand, data });
          left -= 1;
          count += 1;
        }
        await audit(trx, scope, "ratingInvitations.sent", { sent: count, basis });
        return count;
      });
      return { sent, wrong: refused.toSorted((a, b) => a.line - b.line) };
    },

    /** @throws Problem `ratings.invitation_not_found`, `ratings.no_reminder_now` */
    async remind(scope: AccountScope, id: number): Promise<Invitation> {
      const now = clock.now();
      return db.transaction().execute(async (trx) => {
        const row = await repository.markReminded(trx, scope, {
          id,
          now,
          sentBefore: daysAgo(REMIND_DAYS),
          validFrom: daysAgo(VALID_DAYS),
        });
        if (row === undefined) {
          const isKnown = await repository.hasInvitation(trx, scope, id);
          throw new Problem(isKnown ? "ratings.no_reminder_now" : "ratings.invitation_not_found");
        }
        const company = await repository.companyName(trx, scope.companyId);
        const hash = await hashOf(row.email);
        const token = tokenFor(hash, scope.companyId, row.sent_at);
        const data = { company, basis: row.basis, token, optOut: await optOutLink(hash), isReminder: true };
        const brand = brandByKey(row.brand) ?? DEFAULT_BRAND;
        await write(trx, scope, { key: `rating-invitation:${id}:reminder`, to: row.email, brand, data });
        await audit(trx, scope, "ratingInvitation.reminded", { invitation: id });
        return shownTo(scope, toInvitation(row, now));
      });
    },

    /** @throws Problem `cryptography.unreadable` */
    async optOut(link: string): Promise<void> {
      const now = clock.now();
      const { address } = await openLinkFor(environment, "rating_opt_out", link, { now, evenLate: true });
      const hash = Buffer.from(String(address), "base64url");
      await db.transaction().execute(async (trx) => {
        await repository.insertOptOut(trx, hash, berlinDate(now.getTime()));
        await repository.endInvitations(trx, hash, now);
      });
    },
  };
}

/** Customer care needs no customer's address. */
const shownTo = ({ agentUserId }: AccountScope, invitation: Invitation): Invitation =>
  agentUserId === null ? invitation : { ...invitation, email: invitation.email.replace(/^(.).*@/u, "$1…@") };

function toInvitation(row: repository.InvitationRow, now: Date): Invitation {
  const age = now.getTime() - row.sent_at.getTime();
  const isOpen = row.state === "sent" && age < VALID_DAYS * DAY_MS;
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    basis: row.basis,
    basisOn: row.basis_on,
    notedBy: row.noted_by,
    state: row.state === "sent" && !isOpen ? "expired" : row.state,
    sentAt: row.sent_at.toISOString(),
    remindedAt: row.reminded_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
    mayRemind: isOpen && row.reminded_at === null && age >= REMIND_DAYS * DAY_MS && row.email !== "",
  };
}
