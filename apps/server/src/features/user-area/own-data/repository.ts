/** SQL of everything that the portal holds about one person, one document for each kind. */
import { statement } from "@portal/db/statement";

export type OwnDataRow = { document: Record<string, unknown>; profile_image_key: string | null };

/** Instants come as PostgreSQL writes them into JSON: ISO 8601 with their offset. */
export const ownData = statement<OwnDataRow, [userId: number]>(`
  select u.profile_image_key, jsonb_build_object(
    'profile', jsonb_build_object('id', u.id, 'login', u.login, 'email', u.email, 'display_name', u.display_name,
      'roles', u.roles, 'portal', u.portal, 'created_at', u.created_at, 'activated_at', u.activated_at,
      'terms_accepted_at', u.terms_accepted_at, 'last_login_at', u.last_login_at, 'erase_at', u.erase_at,
      'has_password', u.password_hash is not null),
    'companies', coalesce((select jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'right', m."right",
      'since', m.created_at) order by c.id)
      from memberships m join companies c on c.id = m.company_id where m.user_id = u.id), '[]'),
    'ratings', coalesce((select jsonb_agg(jsonb_build_object('id', r.id, 'company', c.name, 'text', r.rating_text,
      'stars', r.stars, 'updated_at', r.updated_at, 'withdrawn_at', r.withdrawn_at) order by r.id)
      from user_ratings r join companies c on c.id = r.company_id where r.user_id = u.id), '[]'),
    'latest_searches', coalesce((select jsonb_agg(jsonb_build_object('at', s.searched_at, 'what', s.what,
      'where', s.place, 'removed_at', s.removed_at) order by s.searched_at)
      from latest_searches s where s.user_id = u.id and s.what <> ''), '[]'),
    'viewed_entries', coalesce((select jsonb_agg(jsonb_build_object('at', v.viewed_at, 'company', c.name,
      'removed_at', v.removed_at) order by v.viewed_at)
      from viewed_entries v join companies c on c.id = v.company_id where v.user_id = u.id), '[]'),
    'notification_settings', coalesce((select jsonb_agg(jsonb_build_object('event', n.event, 'channel', n.channel,
      'wanted', n.wanted)) from notification_settings n where n.user_id = u.id), '[]'),
    'notifications', coalesce((select jsonb_agg(jsonb_build_object('code', n.code, 'given_at', n.given_at,
      'read_at', n.read_at)) from user_notifications n where n.user_id = u.id), '[]'),
    'sessions', coalesce((select jsonb_agg(jsonb_build_object('started_at', s.created_at, 'last_used_at', s.last_used_at,
      'ended_at', s.revoked_at, 'browser', s.user_agent) order by s.created_at)
      from sessions s where s.user_id = u.id and s.agent_company_id is null), '[]'),
    'claims', coalesce((select jsonb_agg(jsonb_build_object('company', c.name, 'state', k.state, 'proof', k.proof,
      'started_at', k.started_at, 'confirmed_at', k.confirmed_at) order by k.id)
      from claims k join companies c on c.id = k.company_id where k.user_id = u.id), '[]'),
    'hints_about_entries', coalesce((select jsonb_agg(jsonb_build_object('company', c.name, 'kind', h.kind,
      'text', h.text, 'state', h.state, 'created_at', h.created_at) order by h.id)
      from contributions h join companies c on c.id = h.company_id where h.user_id = u.id), '[]'),
    'activity', coalesce((select jsonb_agg(jsonb_build_object('at', a.at, 'action', a.action, 'outcome', a.outcome,
      'company_id', a.company_id) order by a.id)
      from audit_log a where a.actor_user_id = u.id), '[]')
  ) as document
  from users u where u.id = $1`);
