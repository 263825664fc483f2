-- What sweeps look for: rows whose time is over, in tables that grow.
create index newsletter_subscriptions_unconfirmed on newsletter_subscriptions (requested_at) where confirmed_at is null;
create index newsletter_subscriptions_ended on newsletter_subscriptions (ended_at) where ended_at is not null;
create index account_links_open on account_links (expires_at) where state = 'open';
create index account_links_decided on account_links (decided_at) where state in ('linked', 'refused', 'withdrawn');
create index contributions_decided on contributions (decided_at) where decided_at is not null;
create index claims_code_expiry on claims (code_expires_at) where code_hash is not null;

-- What belongs to a person by their address alone: for the export of own data, and for the end of a profile.
create index account_links_address on account_links (email_key);
create index contributions_address on contributions (lower(email)) where email <> '';
create index mails_recipient on mails (lower(recipient), id);
create index entry_changes_actor on entry_changes (actor_user_id, id) where actor_user_id is not null;
create index entry_changes_agent on entry_changes (agent_user_id, id) where agent_user_id is not null;
create index files_user on files (user_id, id) where user_id is not null;
