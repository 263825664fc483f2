/** SQL of deleting a profile. */
import { statement } from "@portal/db/statement";
import { SWEEP_BATCH } from "../../../platform/sweeps/sweep.ts";

/** Companies that the person is a member of. */
export const companiesOf = statement<{ id: number; name: string }, [userId: number]>(`
  select c.id, c.display_name as name from memberships m join companies c on c.id = m.company_id
  where m.user_id = $1 order by c.display_name, c.id`);

type Leaving = { id: number; login: string; login_key: string; email: string; portal: string | null };
/** `external_id` is the person's id in imports and exports. */
type Due = Leaving & { external_id: string };

export const setEraseAt = statement<Leaving, [userId: number, eraseAt: Date]>(
  "update users set erase_at = coalesce(erase_at, $2) where id = $1 returning id, login, login_key, email, portal",
);

export const clearEraseAt = statement<{ id: number }, [userId: number]>(
  "update users set erase_at = null where id = $1 and erase_at is not null returning id",
);

export const eraseAtOf = statement<{ erase_at: Date | null }, [userId: number]>(
  "select erase_at from users where id = $1",
);

/** The next due person with an id above `after`, which another server may be handling. */
export const nextDue = statement<{ id: number }, [now: Date, after: number]>(
  "select id from users where erase_at <= $1 and id > $2 order by id limit 1",
);

/** No row if the person is gone, was restored, or is locked by another server. */
export const lockDue = statement<Due, [userId: number, now: Date]>(`
  select id, login, login_key, email, portal, coalesce(external_id, 'portal:user:' || id) as external_id from users where id = $1 and erase_at <= $2 for update skip locked`);

/** Foreign keys delete or anonymise everything else of the person with this row. */
export const deleteUser = statement<never, [userId: number]>("delete from users where id = $1");

export const deleteReasons = statement<{ id: number }, [before: Date]>(`
  delete from leaving_reasons where id = any(array(
    select id from leaving_reasons where at < $1
    order by at limit ${SWEEP_BATCH} for update skip locked)) returning id`);

/** Reasons are stored without a reference to the person: random ids, and the month instead of the time. */
export const noteReason = statement<never, [id: number, at: Date, reason: string, text: string]>(
  "insert into leaving_reasons (id, at, reason, text) values ($1, $2, $3, $4)",
);
