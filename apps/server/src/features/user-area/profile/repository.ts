/** SQL of the profile. */
import { statement } from "@portal/db/statement";

export type ProfileRow = {
  id: number;
  display_name: string;
  login: string;
  email: string;
  has_password: boolean;
  profile_image_key: string | null;
  erase_at: Date | null;
  pending_email: string | null;
  pending_until: Date | null;
  /** Settings that differ from the default, as `{ event, channel, wanted }`. */
  settings: { event: string; channel: string; wanted: boolean }[];
};

/** The person, with the newest pending change of address at `now`. */
export const profileOf = statement<ProfileRow, [userId: number, now: Date]>(`
  select u.id, u.display_name, u.login, u.email, u.password_hash is not null as has_password, u.profile_image_key,
         u.erase_at, t.data ->> 'email' as pending_email, t.expires_at as pending_until,
         coalesce((select json_agg(json_build_object('event', s.event, 'channel', s.channel, 'wanted', s.wanted))
                   from notification_settings s where s.user_id = u.id), '[]') as settings
  from users u
  left join lateral (
    select data, expires_at from user_tokens
    where user_id = u.id and purpose = 'email_change' and used_at is null and expires_at > $2
    order by id desc limit 1
  ) t on true
  where u.id = $1`);

export const setDisplayName = statement<never, [userId: number, displayName: string]>(
  "update users set display_name = $2 where id = $1",
);

export const setProfileImage = statement<never, [userId: number, storageKey: string | null]>(
  "update users set profile_image_key = $2 where id = $1",
);

export const insertImage = statement<never, unknown[]>(`
  insert into files (storage_key, purpose, user_id, media_type, bytes, width, height, created_at, adopted_at)
  values ($1, 'profile_image', $2, $3, $4, $5, $6, $7, $7)`);

export const setSetting = statement<never, [userId: number, event: string, channel: string, wanted: boolean]>(`
  insert into notification_settings (user_id, event, channel, wanted) values ($1, $2, $3, $4)
  on conflict (user_id, event, channel) do update set wanted = excluded.wanted`);
