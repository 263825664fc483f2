/** Deleting a profile: requested, cancelled, or carried out after the waiting days. */
import { randomInt } from "node:crypto";
import { berlinDate, startOfBerlinDay } from "@portal/contract/time/berlin-time";
import type { Brand } from "@portal/contract/brands/brand";
import { brandByKey, DEFAULT_BRAND } from "@portal/contract/brands/brands";
import { LEAVING_REASON_DAYS } from "@portal/contract/law/retention";
import { OWN_DATA_KIND_NAMES } from "@portal/contract/user-area/own-data";
import { type DeletionPreview, type DeletionReason, ERASURE_GRACE_DAYS } from "@portal/contract/user-area/profile";
import type { Database } from "@portal/db/rows";
import type { Transaction } from "kysely";
import { writeAudit } from "../../../platform/audit.ts";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { rememberErased } from "../../../platform/erased-people.ts";
import { noteFormerAddress } from "../../../platform/mail/retention.ts";
import { sendMail } from "../../../platform/mail/send-mail.ts";
import { Problem } from "../../../platform/problem.ts";
import { inBatches } from "../../../platform/sweeps/sweep.ts";
import type { Session } from "../../../platform/session/session.ts";
import { companiesLeftAlone, giveUpClaims, lockCompaniesOf } from "../../claiming/public.ts";
import { type EndingDependencies, endUnheldGoogleAccess } from "../../external-services/public.ts";
import { eraseByAddress } from "../own-data/kinds.ts";
import { addressKeys, ownDataCounts } from "../own-data/repository.ts";
import { requireRecentProof } from "../../auth/public.ts";
import { endOthers } from "../sessions/repository.ts";
import { erasureAskedMail, erasureDoneMail } from "./mails.ts";
import * as repository from "./repository.ts";

const DAY_MS = 86_400_000;
/** Exclusive; random ids below it don't repeat within a year. */
const MOST_ID = 2 ** 47;
const GERMAN_DAY = new Intl.DateTimeFormat("de-DE", { dateStyle: "long", timeZone: "Europe/Berlin" });

type Needs = Pick<Dependencies, "db" | "clock" | "environment"> & EndingDependencies;
export type ErasureService = ReturnType<typeof createErasureService>;

export function createErasureService(dependencies: Needs) {
  const { db, clock } = dependencies;
  /** Nothing leads back to the person: neither the time, nor the order of ids, nor the audit. */
  const noteReason = async (executor: typeof db, reason: DeletionReason, text: string): Promise<void> => {
    const month = startOfBerlinDay(`${berlinDate(clock.now().getTime()).slice(0, 7)}-01`);
    await repository.noteReason(executor, randomInt(1, MOST_ID), new Date(month), reason, text);
  };
  return {
    noteReason: (reason: DeletionReason, text: string): Promise<void> => noteReason(db, reason, text),

    async preview(userId: number): Promise<DeletionPreview> {
      const counts = await ownDataCounts(db, userId);
      if (counts === undefined) throw new Problem("auth.no_session");
      const ending = new Set((await companiesLeftAlone(db, userId)).map(({ id }) => id));
      const companies = await repository.companiesOf(db, userId);
      return {
        companies: companies.map((company) => ({ ...company, ends: ending.has(company.id) })),
        things: OWN_DATA_KIND_NAMES.map((kind) => ({ kind, count: counts[kind] })).filter(({ count }) => count > 0),
      };
    },

    /**
     * Marks the profile, ends the person's other sessions, and frees at once what nobody else owns. A typed reason is
     * stored without the name.
     * @throws Problem `user.confirmation_needed`
     */
    async ask(
      session: Session,
      { reason, customtext }: { reason?: DeletionReason | undefined; customtext: string },
      brand: Brand,
    ): Promise<Date> {
      await requireRecentProof(dependencies, session);
      const { userId, handle } = session;
      const now = clock.now();
      const eraseAt = new Date(now.getTime() + ERASURE_GRACE_DAYS * DAY_MS);
      await db.transaction().execute(async (trx) => {
        await lockCompaniesOf(trx, userId);
        const [person] = await repository.setEraseAt(trx, userId, eraseAt);
        if (person === undefined) throw new Problem("auth.no_session");
        await giveUpClaims(dependencies, trx, userId);
        await endOthers(trx, userId, handle, now);
        if (reason !== undefined) await noteReason(trx, reason, customtext);
        await writeAudit(trx, {
          at: now,
          action: "profile.erasure_asked",
          outcome: "done",
          actorUserId: userId,
        });
        await sendMail(dependencies, trx, {
          key: `${erasureAskedMail.name}:${userId}:${now.toISOString()}`,
          to: person.email,
          brand,
          template: erasureAskedMail,
          data: { login: person.login, day: GERMAN_DAY.format(eraseAt) },
        });
      });
      const [row] = await repository.eraseAtOf(db, userId);
      return row?.erase_at ?? eraseAt;
    },

    /** Cancels the deletion; does nothing if none was requested. */
    async keep(userId: number): Promise<void> {
      const [kept] = await repository.clearEraseAt(db, userId);
      if (kept === undefined) return;
      const at = clock.now();
      await writeAudit(db, { at, action: "profile.kept", outcome: "done", actorUserId: userId });
    },
  };
}

/** Deletes reasons for leaving after a year: a comparison with the year before needs no older ones. Returns how many. */
export const sweepReasons = ({ db, clock }: Pick<Needs, "db" | "clock">, signal?: AbortSignal): Promise<number> =>
  inBatches(() => repository.deleteReasons(db, new Date(clock.now().getTime() - LEAVING_REASON_DAYS * DAY_MS)), signal);

/**
 * Deletes due profiles, each in its own transaction, so that one which fails holds up no other. Returns their number.
 * @throws what the last failure was, after all have been tried
 */
export async function eraseDueProfiles(dependencies: Needs, signal?: AbortSignal): Promise<number> {
  const { db, clock } = dependencies;
  let erased = 0;
  const failures: unknown[] = [];
  for (let after = 0; ;) {
    signal?.throwIfAborted();
    const [due] = await repository.nextDue(db, clock.now(), after);
    if (due === undefined) break;
    try {
      if (await db.transaction().execute((trx) => erase(dependencies, trx, due.id))) erased += 1;
    } catch (error) {
      failures.push(error);
    }
    after = due.id;
  }
  if (failures.length > 0) throw failures.at(-1);
  return erased;
}

async function erase(dependencies: Needs, trx: Transaction<Database>, userId: number): Promise<boolean> {
  const now = dependencies.clock.now();
  await lockCompaniesOf(trx, userId);
  const [person] = await repository.lockDue(trx, userId, now);
  if (person === undefined) return false;
  // Again, because the person may have claimed another entry since the request.
  await giveUpClaims(dependencies, trx, userId);
  await eraseByAddress(trx, { id: userId, email: person.email, addressKeys: addressKeys(person) }, now);
  await rememberErased(trx, dependencies.environment, person.external_id);
  const companies = await repository.companiesOf(trx, userId);
  await repository.deleteUser(trx, userId);
  const companyIds = companies.map(({ id }) => id);
  await endUnheldGoogleAccess(dependencies, trx, companyIds);
  await writeAudit(trx, { at: now, action: "profile.erased", outcome: "done", details: { user: userId } });
  await sendMail(dependencies, trx, {
    key: `${erasureDoneMail.name}:${userId}`,
    to: person.email,
    brand: brandByKey(person.portal ?? "") ?? DEFAULT_BRAND,
    template: erasureDoneMail,
    data: { login: person.login },
  });
  await noteFormerAddress(trx, person.email, now);
  return true;
}
