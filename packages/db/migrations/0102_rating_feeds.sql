-- Where ratings of a company are fetched regularly: one row for each company and source.
create table rating_feeds (
  company_id bigint not null references companies (id) on delete cascade,
  source text not null check (source in ('cylex', 'golocal', 'google')),
  place text not null,                      -- the source's id of the company; '' for Google, where the connection has it
  next_at timestamptz not null,             -- when it is due
  lease_until timestamptz,                  -- while a server fetches; also names that server's turn
  changed_until timestamptz,                -- changes up to here are stored, for sources that tell changes
  fetched_at timestamptz,                   -- the last success
  tried_at timestamptz,
  failures integer not null default 0,      -- since the last success
  problem text check (problem in ('away', 'timeout', 'refused', 'unreadable', 'busy', 'not_connected', 'too_few')),
  may_shrink boolean not null default false, -- the provider confirmed that most ratings are gone at the source
  primary key (company_id, source)
);
create index rating_feeds_due on rating_feeds (source, next_at);
create index rating_feeds_failing on rating_feeds (source) where failures > 2;
