-- Summaries by mail: who wants one for which company. Without a row nobody gets one.

create table digest_subscriptions (
  user_id bigint not null references users on delete cascade,
  company_id bigint not null references companies on delete cascade,
  rhythm text not null check (rhythm in ('weekly', 'monthly')),
  chosen_at timestamptz not null,
  stopped_at timestamptz,                     -- ended by the link of a mail, which can take it back
  handled_for date not null,                  -- first day of the latest period that was told, or had nothing to tell
  primary key (user_id, company_id),
  foreign key (user_id, company_id) references memberships on delete cascade
);
create index digest_subscriptions_company on digest_subscriptions (company_id);
create index digest_subscriptions_due on digest_subscriptions (rhythm, handled_for, company_id, user_id)
  where stopped_at is null;

-- Where a mail program ends mails of this kind with one click (RFC 8058).
alter table mails add column unsubscribe_url text;
