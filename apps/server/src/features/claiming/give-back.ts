/**
 * Giving an entry back: nobody owns it any more, so nobody may change it. Its owners keep reading what belongs to them,
 * such as orders and statistics; everybody else's access ends, as do invitations and Google access.
 */
import { brandByKey, DEFAULT_BRAND } from "@portal/contract/brands/brands";
import { statement } from "@portal/db/statement";
import { writeAudit } from "../../platform/audit.ts";
import { type MailDependencies, sendMail } from "../../platform/mail/send-mail.ts";
import { type EndingDependencies, endUnheldGoogleAccess } from "../external-services/public.ts";
import { givenBackMail } from "./mails.ts";
import { type Ending, withdrawInvitations } from "./ownership.ts";
import { lockCompany, type Trx } from "./repository.ts";

type GivingBackDependencies = MailDependencies & EndingDependencies;

const releaseRow = statement<{ name: string }, [companyId: number]>(`
  update companies set claimed_by = null, claimed_last_update = null
  where id = $1 and claimed_by = 'OWNER' returning display_name as name`);

type Affected = { id: number; email: string; portal: string | null };
const lowerOwners = statement<Affected, [companyId: number]>(`
  update memberships m set "right" = 'read' from users u
  where u.id = m.user_id and m.company_id = $1 and m."right" = 'owner' returning u.id, u.email, u.portal`);
const endOthers = statement<Affected, [companyId: number]>(`
  delete from memberships m using users u
  where u.id = m.user_id and m.company_id = $1 and m."right" <> 'owner' returning u.id, u.email, u.portal`);

const isOwner = statement<{ user_id: number }, [companyId: number, userId: number]>(
  `select user_id from memberships where company_id = $1 and user_id = $2 and "right" = 'owner'`,
);

/** An owner gives the entry back. False if it is not this person's any more. */
export async function giveBack(
  dependencies: GivingBackDependencies,
  trx: Trx,
  { companyId, userId }: { companyId: number; userId: number },
): Promise<boolean> {
  await lockCompany(trx, companyId);
  // Read under the lock: a hand-over may have come first.
  if ((await isOwner(trx, companyId, userId)).length === 0) return false;
  return freeEntry(dependencies, trx, {
    companyId,
    actorUserId: userId,
    now: dependencies.clock.now(),
    by: "dissolve",
  });
}

/** Frees the entry, whose company must be locked. False if no owner's claim is on it. */
export async function freeEntry(dependencies: GivingBackDependencies, trx: Trx, ending: Ending): Promise<boolean> {
  const { companyId, actorUserId } = ending;
  const [company] = await releaseRow(trx, companyId);
  if (company === undefined) return false;
  await noteDissolved(trx, ending);
  const left = await endOthers(trx, companyId);
  const lowered = await lowerOwners(trx, companyId);
  await withdrawInvitations(trx, ending);
  await endUnheldGoogleAccess(dependencies, trx, [companyId]);
  for (const person of left)
    await note(dependencies, trx, ending, { person, company: company.name, keepsReading: false });
  for (const person of lowered.filter(({ id }) => id !== actorUserId))
    await note(dependencies, trx, ending, { person, company: company.name, keepsReading: true });
  return true;
}

/** Writes the audit line and the mail for one person whose right has ended or become smaller. */
async function note(
  dependencies: GivingBackDependencies,
  trx: Trx,
  { companyId, actorUserId, now, by }: Ending,
  { person, company, keepsReading }: { person: Affected; company: string; keepsReading: boolean },
): Promise<void> {
  await writeAudit(trx, {
    at: now,
    action: keepsReading ? "membership.lowered" : "membership.ended",
    outcome: "done",
    actorUserId,
    companyId,
    details: { userId: person.id, by },
  });
  await sendMail(dependencies, trx, {
    key: `${givenBackMail.name}:${companyId}:${person.id}:${now.getTime()}`,
    to: person.email,
    brand: brandByKey(person.portal ?? "") ?? DEFAULT_BRAND,
    template: givenBackMail,
    data: { company, keepsReading },
  });
}

/** Records that the owners gave the entry back, so that the next claimant meets no conflict. */
async function noteDissolved(trx: Trx, { companyId, now }: Ending): Promise<void> {
  await trx
    .updateTable("claims")
    .set({ state: "dissolved", changed_at: now })
    .where("company_id", "=", companyId)
    .where("state", "=", "confirmed")
    .execute();
  await trx
    .insertInto("claims")
    .columns(["company_id", "user_id", "state", "brand", "started_at", "changed_at"])
    .expression((eb) =>
      eb
        .selectFrom("memberships")
        .select([
          "company_id",
          "user_id",
          eb.val("dissolved" as const).as("state"),
          eb.val(DEFAULT_BRAND.key).as("brand"),
          eb.val(now).as("started_at"),
          eb.val(now).as("changed_at"),
        ])
        .where("company_id", "=", companyId)
        .where("right", "=", "owner")
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom("claims as d")
                .select("d.id")
                .whereRef("d.user_id", "=", "memberships.user_id")
                .where("d.company_id", "=", companyId)
                .where("d.state", "=", "dissolved"),
            ),
          ),
        ),
    )
    .execute();
}
