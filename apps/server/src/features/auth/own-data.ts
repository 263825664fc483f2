/** What the portal stores of a person: sessions, login methods and visits as customer care. */
import { companyNameOf, goes, nameless, shortLived, type SliceOwnData } from "../../platform/personal-data/own-data.ts";

export const authOwnData: SliceOwnData = {
  kinds: {
    sessions: {
      from: "sessions s where s.user_id = u.id and s.agent_company_id is null",
      fields: `'started_at', s.created_at, 'last_used_at', s.last_used_at, 'ended_at', s.revoked_at, 'ended_as_stolen_at', s.stolen_at,
      'browser', s.user_agent`,
      order: "s.created_at",
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
    support_visits: {
      from: `support_visits v where v.agent_user_id = u.id`,
      fields: `'company', ${companyNameOf("v")}, 'reason', v.reason, 'started_at', v.started_at, 'ends_at', v.ends_at`,
      order: "v.id",
    },
  },
  retention: {
    passkey_challenges: { swept: "challenges", after: "some minutes" },
    rate_limits: { swept: "counters", after: "their window, a day at most" },
  },
  columns: {
    "sessions.user_id": goes("sessions"),
    "second_factors.user_id": goes("second_factor"),
    "recovery_codes.user_id": goes("recovery_codes"),
    "passkeys.user_id": goes("passkeys"),
    "passkey_challenges.user_id": shortLived("random bits that live for minutes"),
    "user_identities.user_id": goes("identities"),
    "user_identities.subject": goes("identities"),
    "support_visits.agent_user_id": nameless("support_visits"),
  },
};
