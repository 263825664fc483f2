/** What the portal stores of a person: files, mails, links in mails and the audit log. */
import { statement } from "@portal/db/statement";
import { goes, nameless, type PersonColumn, type SliceOwnData } from "./own-data.ts";

const audit: PersonColumn = { in: "activity", end: { kept: "a number that refers to nobody afterwards" } };
const deleteMails = statement<never, [email: string]>("delete from mails where lower(recipient) = lower($1)");

export const platformOwnData: SliceOwnData = {
  kinds: {
    files: {
      from: "files f where f.user_id = u.id",
      fields: `'purpose', f.purpose, 'name', f.original_name, 'media_type', f.media_type, 'bytes', f.bytes,
      'created_at', f.created_at`,
      order: "f.id",
    },
    mails: {
      from: "mails m where lower(m.recipient) = lower(u.email)",
      fields: "'subject', m.subject, 'written_at', m.created_at, 'sent_at', m.sent_at",
      order: "m.id",
    },
    mail_links: {
      from: "user_tokens t where t.user_id = u.id",
      fields: `'purpose', t.purpose, 'created_at', t.created_at, 'expires_at', t.expires_at, 'used_at', t.used_at,
      'outcome', t.outcome`,
      order: "t.id",
    },
    security_events: {
      from: "security_events v where v.user_id = u.id",
      fields: "'at', v.at, 'kind', v.kind, 'method', v.method",
      order: "v.id",
    },
    activity: {
      from: "audit_log a where a.actor_user_id = u.id",
      fields: "'at', a.at, 'action', a.action, 'outcome', a.outcome, 'company_id', a.company_id",
      order: "a.id",
    },
  },
  columns: {
    "user_tokens.user_id": goes("mail_links"),
    "user_tokens.subject": {
      in: { not: "a registration that waits: nobody's yet" },
      end: { kept: "emptied when its link expires" },
    },
    "security_events.user_id": goes("security_events"),
    "mails.recipient": goes("mails"),
    "mails.subject": goes("mails"),
    "files.user_id": nameless("files"),
    "audit_log.actor_user_id": audit,
    "audit_log.agent_user_id": audit,
  },
  retention: {
    files: {
      swept: "files",
      after: "an hour after the last entry, person or proposal that named them, a week after the end of their history",
    },
    file_checks: { swept: "files", after: "the next look; random keys of files, which name nobody" },
    mails: { swept: "mails", after: "90 days; failed ones empty after 14, those to a former address after 30" },
    security_events: { swept: "securityEvents", after: "90 days" },
    user_tokens: { swept: "tokens", after: "30 days after their expiry; address and data with it" },
    audit_log: { swept: "auditLog", after: "three years after its month" },
    sweeps: { kept: "one row for each kind of regular work, of nobody" },
    import_runs: { kept: "counts and hashes of the provider's files" },
  },
  erase: async (trx, { email }) => void (await deleteMails(trx, email)),
};
