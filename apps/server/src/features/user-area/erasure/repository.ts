/** SQL of the end of a profile. */
import { statement } from "@portal/db/statement";

export type PreviewRow = {
  companies: { id: number; name: string; ends: boolean }[];
  ratings: number;
  searches: number;
  viewed: number;
};

/** What goes with a person. A claim ends where nobody else is an owner. */
export const previewOf = statement<PreviewRow, [userId: number]>(`
  select
    coalesce((select json_agg(json_build_object('id', c.id, 'name', c.display_name, 'ends',
                m."right" = 'owner' and c.claimed_by is not distinct from 'OWNER' and not exists (
                  select from memberships o where o.company_id = c.id and o."right" = 'owner' and o.user_id <> m.user_id))
                order by c.display_name, c.id)
              from memberships m join companies c on c.id = m.company_id where m.user_id = $1), '[]') as companies,
    (select count(*) from user_ratings where user_id = $1 and withdrawn_at is null) as ratings,
    (select count(*) from latest_searches where user_id = $1 and removed_at is null) as searches,
    (select count(*) from viewed_entries where user_id = $1 and removed_at is null) as viewed`);

export type Leaving = { id: number; login: string; email: string; portal: string | null };

export const setEraseAt = statement<Leaving, [userId: number, eraseAt: Date]>(
  "update users set erase_at = coalesce(erase_at, $2) where id = $1 returning id, login, email, portal",
);

export const clearEraseAt = statement<{ id: number }, [userId: number]>(
  "update users set erase_at = null where id = $1 and erase_at is not null returning id",
);

export const eraseAtOf = statement<{ erase_at: Date | null }, [userId: number]>(
  "select erase_at from users where id = $1",
);

/** People whose time has come; other servers leave those alone that this one holds. */
export const lockDue = statement<Leaving, [now: Date, limit: number]>(`
  select id, login, email, portal from users where erase_at <= $1 order by erase_at limit $2 for update skip locked`);

/** Ends the owner's claim on companies that nobody else owns. */
export const releaseClaims = statement<{ id: number }, [userId: number]>(`
  update companies c set claimed_by = null, claimed_last_update = null
  from memberships m
  where m.user_id = $1 and m.company_id = c.id and m."right" = 'owner' and c.claimed_by = 'OWNER'
    and not exists (select from memberships o
                    where o.company_id = c.id and o."right" = 'owner' and o.user_id <> $1)
  returning c.id`);

/** Everything else of the person goes or loses the name with this row (foreign keys). */
export const deleteUser = statement<never, [userId: number]>("delete from users where id = $1");

/** Reasons are kept apart from people. */
export const noteReason = statement<never, [at: Date, reason: string, text: string]>(
  "insert into leaving_reasons (at, reason, text) values ($1, $2, $3)",
);
