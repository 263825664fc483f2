/**
 * What a person who leaves the portal gives up: entries that nobody else owns, and open claims. It happens when they
 * request deletion, not seven days later, so that the entry is free for the next owner. A person who cancels the
 * deletion may still read the company and claims the entry anew.
 */
import { statement } from "@portal/db/statement";
import { writeAudit } from "../../platform/audit.ts";
import { advance, type ClaimDependencies, type MovingClaim } from "./advance.ts";
import { freeEntry } from "./give-back.ts";
import type { Trx } from "./repository.ts";

// A company whose other owners are leaving too has no owner left.
const LEFT_ALONE = `
  select c.id, c.display_name as name from companies c
  where c.claimed_by = 'OWNER'
    and c.id in (select m.company_id from memberships m where m.user_id = $1 and m."right" = 'owner'
                 union select k.company_id from claims k where k.user_id = $1 and k.state = 'confirmed')
    and not exists (select from memberships o join users p on p.id = o.user_id
                    where o.company_id = c.id and o."right" = 'owner' and o.user_id <> $1 and p.erase_at is null)
  order by c.id`;

/** Companies whose claim ends when this person leaves. */
export const companiesLeftAlone = statement<{ id: number; name: string }, [userId: number]>(LEFT_ALONE);

const lockRows = statement<never, [userId: number]>(`
  select id from companies
  where id in (select company_id from memberships where user_id = $1
               union select company_id from claims where user_id = $1)
  order by id for update`);

/** Call it before locking anything of the person: everything that changes claims locks the company first. */
export const lockCompaniesOf = async (trx: Trx, userId: number): Promise<void> => void (await lockRows(trx, userId));

// Excludes claims that the provider examines: leaving must not end the examination. They are deleted with the profile.
const claimsUnderWay = statement<MovingClaim, [userId: number]>(`
  select k.id, k.company_id as "companyId", c.display_name as company, k.user_id as "userId", k.brand, k.state,
         k.held_because as "heldBecause"
  from claims k join companies c on c.id = k.company_id
  where k.user_id = $1 and (k.state in ('started', 'requested', 'code_out') or k.held_because = 'conflict')
  order by k.id`);

/**
 * Ends the claims. `lockCompaniesOf` must have locked the companies in this transaction. Returns the companies without
 * owner.
 */
export async function giveUpClaims(dependencies: ClaimDependencies, trx: Trx, userId: number): Promise<number[]> {
  const now = dependencies.clock.now();
  for (const claim of await claimsUnderWay(trx, userId)) {
    await advance(dependencies, trx, claim, { event: { type: "withdraw" }, by: "person" });
  }
  const released = await companiesLeftAlone(trx, userId);
  for (const { id: companyId } of released) {
    await freeEntry(dependencies, trx, { companyId, actorUserId: userId, now, by: "leaving" });
    await writeAudit(trx, {
      at: now,
      action: "claim.dissolved",
      outcome: "done",
      actorUserId: userId,
      companyId,
      details: { by: "leaving" },
    });
  }
  return released.map(({ id }) => id);
}
