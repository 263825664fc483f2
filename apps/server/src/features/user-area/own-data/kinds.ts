/**
 * The one place that knows where the portal refers to a person: each kind of the export with its rows, and each column
 * of the schema with what becomes of it. A test holds the columns against the database: a new one must come here.
 */
import type { OwnDataKind } from "@portal/contract/user-area/own-data";

/** SQL: `u` is the person's row, `$2` the keys of their addresses (`loginKey`). Never a secret, nor its hash. */
type Rows = { from: string; fields: string; order: string };

const companyOf = (alias: string): string => `(select name from companies where id = ${alias}.company_id)`;

export const KIND_ROWS: Record<OwnDataKind, Rows> = {
  companies: {
    from: `memberships m where m.user_id = u.id`,
    fields: `'id', m.company_id, 'name', ${companyOf("m")}, 'right', m."right", 'since', m.created_at`,
    order: "m.company_id",
  },
  ratings: {
    from: `user_ratings r where r.user_id = u.id`,
    fields: `'id', r.id, 'company', ${companyOf("r")}, 'text', r.rating_text, 'stars', r.stars, 'updated_at', r.updated_at,
      'withdrawn_at', r.withdrawn_at`,
    order: "r.id",
  },
  latest_searches: {
    from: "latest_searches s where s.user_id = u.id and s.what <> ''",
    fields: "'at', s.searched_at, 'what', s.what, 'where', s.place, 'removed_at', s.removed_at",
    order: "s.searched_at",
  },
  viewed_entries: {
    from: `viewed_entries v where v.user_id = u.id and v.company_id is not null`,
    fields: `'at', v.viewed_at, 'company', ${companyOf("v")}, 'removed_at', v.removed_at`,
    order: "v.viewed_at",
  },
  notification_settings: {
    from: "notification_settings n where n.user_id = u.id",
    fields: "'event', n.event, 'channel', n.channel, 'wanted', n.wanted",
    order: "n.event, n.channel",
  },
  notifications: {
    from: "user_notifications n where n.user_id = u.id",
    fields: "'code', n.code, 'given_at', n.given_at, 'read_at', n.read_at",
    order: "n.given_at, n.code",
  },
  sessions: {
    from: "sessions s where s.user_id = u.id and s.agent_company_id is null",
    fields: `'started_at', s.created_at, 'last_used_at', s.last_used_at, 'ended_at', s.revoked_at, 'browser', s.user_agent`,
    order: "s.created_at",
  },
  mail_links: {
    from: "user_tokens t where t.user_id = u.id",
    fields: `'purpose', t.purpose, 'created_at', t.created_at, 'expires_at', t.expires_at, 'used_at', t.used_at,
      'outcome', t.outcome`,
    order: "t.id",
  },
  mails: {
    from: "mails m where lower(m.recipient) = lower(u.email)",
    fields: "'subject', m.subject, 'written_at', m.created_at, 'sent_at', m.sent_at",
    order: "m.id",
  },
  second_factor: {
    from: "second_factors f where f.user_id = u.id",
    fields: "'created_at', f.created_at, 'confirmed_at', f.confirmed_at",
    order: "f.created_at",
  },
  recovery_codes: {
    from: "recovery_codes r where r.user_id = u.id",
    fields: "'used_at', r.used_at",
    order: "r.used_at",
  },
  passkeys: {
    from: "passkeys p where p.user_id = u.id",
    fields: `'name', p.name, 'site', p.site, 'is_synced', p.is_synced, 'created_at', p.created_at,
      'last_used_at', p.last_used_at`,
    order: "p.id",
  },
  identities: {
    from: "user_identities i where i.user_id = u.id",
    fields: `'provider', i.provider, 'subject', i.subject, 'created_at', i.created_at, 'last_used_at', i.last_used_at`,
    order: "i.provider",
  },
  google_access: {
    from: "external_connections g where g.granted_by = u.id",
    fields: `'company', ${companyOf("g")}, 'google_account', g.subject, 'granted_at', g.granted_at, 'state', g.state,
      'location', g.location_title`,
    order: "g.company_id",
  },
  claims: {
    from: `claims k where k.user_id = u.id`,
    fields: `'company', ${companyOf("k")}, 'state', k.state, 'proof', k.proof, 'sent_to', k.sent_to, 'started_at', k.started_at,
      'changed_at', k.changed_at, 'confirmed_at', k.confirmed_at`,
    order: "k.id",
  },
  links_taken: {
    from: `account_links l where l.user_id = u.id or l.email_key = any($2::text[])`,
    fields: `'company', ${companyOf("l")}, 'email', l.email, 'right', l."right", 'state', l.state, 'created_at', l.created_at,
      'expires_at', l.expires_at, 'decided_at', l.decided_at`,
    order: "l.id",
  },
  links_made: {
    from: `account_links l where l.invited_by_user_id = u.id`,
    fields: `'company', ${companyOf("l")}, 'email', l.email, 'right', l."right", 'state', l.state, 'created_at', l.created_at`,
    order: "l.id",
  },
  hints_about_entries: {
    from: `contributions h 
      where h.user_id = u.id or h.email <> '' and lower(h.email) = lower(u.email)`,
    fields: `'company', ${companyOf("h")}, 'kind', h.kind, 'text', h.text, 'email', h.email, 'state', h.state,
      'created_at', h.created_at`,
    order: "h.id",
  },
  service_cases: {
    from: "service_cases s where s.created_by_user_id = u.id or s.agent_user_id = u.id",
    fields: `'company', ${companyOf("s")}, 'number', s.id, 'subject', s.subject, 'reference', s.reference, 'phone', s.phone,
      'state', s.state, 'created_at', s.created_at`,
    order: "s.id",
  },
  service_case_entries: {
    from: "service_case_events e where e.user_id = u.id",
    fields: "'number', e.case_id, 'kind', e.kind, 'text', e.text, 'at', e.at",
    order: "e.id",
  },
  entry_changes: {
    from: `entry_changes e where e.actor_user_id = u.id or e.agent_user_id = u.id`,
    fields: `'company', ${companyOf("e")}, 'part', e.part, 'fields', e.fields, 'at', e.changed_at`,
    order: "e.id",
  },
  files: {
    from: "files f where f.user_id = u.id",
    fields: `'purpose', f.purpose, 'name', f.original_name, 'media_type', f.media_type, 'bytes', f.bytes,
      'created_at', f.created_at`,
    order: "f.id",
  },
  support_visits: {
    from: `support_visits v where v.agent_user_id = u.id`,
    fields: `'company', ${companyOf("v")}, 'reason', v.reason, 'started_at', v.started_at, 'ends_at', v.ends_at`,
    order: "v.id",
  },
  newsletter: {
    from: "newsletter_subscriptions n where n.email_key = any($2::text[])",
    fields: `'email', n.email, 'text_version', n.text_version, 'requested_at', n.requested_at,
      'confirmed_at', n.confirmed_at, 'ended_at', n.ended_at`,
    order: "n.id",
  },
  activity: {
    from: "audit_log a where a.actor_user_id = u.id",
    fields: "'at', a.at, 'action', a.action, 'outcome', a.outcome, 'company_id', a.company_id",
    order: "a.id",
  },
};

/**
 * What becomes of a column with the profile: the row `goes`, by foreign key or by a statement of the erasure; the
 * column is emptied (`nameless`); or it stays, and why that is right.
 */
export type PersonColumn = {
  in: OwnDataKind | "profile" | { not: string };
  end: "goes" | "nameless" | { kept: string };
};

const gone = (kind: OwnDataKind | "profile"): PersonColumn => ({ in: kind, end: "goes" });
const nameless = (kind: OwnDataKind): PersonColumn => ({ in: kind, end: "nameless" });
const company: PersonColumn = {
  in: { not: "the company's own, in its self-disclosure" },
  end: { kept: "the company stays" },
};
const audit: PersonColumn = { in: "activity", end: { kept: "a number that leads to nobody any more" } };
const newsletter: PersonColumn = { in: "newsletter", end: { kept: "ended; proof of consent until it is swept" } };
const moment = (not: string): PersonColumn => ({ in: { not }, end: "goes" });

/** Every column that names a person, as `table.column`. */
export const PERSON_COLUMNS: Record<string, PersonColumn> = {
  "users.login": gone("profile"),
  "users.login_key": gone("profile"),
  "users.email": gone("profile"),
  "memberships.user_id": gone("companies"),
  "user_ratings.user_id": gone("ratings"),
  "latest_searches.user_id": gone("latest_searches"),
  "viewed_entries.user_id": gone("viewed_entries"),
  "notification_settings.user_id": gone("notification_settings"),
  "user_notifications.user_id": gone("notifications"),
  "sessions.user_id": gone("sessions"),
  "user_tokens.user_id": gone("mail_links"),
  "user_tokens.subject": {
    in: { not: "a registration that waits: nobody's yet" },
    end: { kept: "emptied when its link expires" },
  },
  "mails.recipient": gone("mails"),
  "mails.subject": gone("mails"),
  "second_factors.user_id": gone("second_factor"),
  "recovery_codes.user_id": gone("recovery_codes"),
  "passkeys.user_id": gone("passkeys"),
  "passkey_challenges.user_id": moment("random bits that live for minutes"),
  "user_identities.user_id": gone("identities"),
  "user_identities.subject": gone("identities"),
  // within the hour, and Google is told: `refreshConnections`
  "external_connections.granted_by": gone("google_access"),
  "external_connections.subject": gone("google_access"),
  "claims.user_id": gone("claims"),
  "account_links.email": gone("links_taken"),
  "account_links.email_key": gone("links_taken"),
  "account_links.user_id": gone("links_taken"),
  "account_links.invited_by_user_id": nameless("links_made"),
  "contributions.user_id": nameless("hints_about_entries"),
  "contributions.email": nameless("hints_about_entries"),
  "service_cases.created_by_user_id": nameless("service_cases"),
  "service_cases.agent_user_id": nameless("service_cases"),
  "service_cases.subject": company,
  "service_case_events.user_id": nameless("service_case_entries"),
  "entry_changes.actor_user_id": nameless("entry_changes"),
  "entry_changes.agent_user_id": nameless("entry_changes"),
  "files.user_id": nameless("files"),
  "support_visits.agent_user_id": nameless("support_visits"),
  "newsletter_subscriptions.email": newsletter,
  "newsletter_subscriptions.email_key": newsletter,
  "audit_log.actor_user_id": audit,
  "audit_log.agent_user_id": audit,
  "tracking_sums.email": { in: { not: "how often an entry's address was tapped" }, end: { kept: "names nobody" } },
  "entries.email": company,
  "contact_persons.email": company,
};
