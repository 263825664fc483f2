alter table external_connections validate constraint external_connections_source_known;
alter table external_grants validate constraint external_grants_source_known;
alter table external_revocations validate constraint external_revocations_source_known;

-- Which property of Search Console belongs to a company, and how reading it went. The row stays after the access ended,
-- as long as there are figures.
create table search_properties (
  company_id bigint primary key references companies (id) on delete cascade,
  site_url text not null,          -- as Search Console names it: https://www.example.de/ or sc-domain:example.de
  chosen_at timestamptz not null,
  read_at timestamptz,             -- when the figures were last read completely
  failure text check (failure in ('access_ended', 'property_lost', 'away')),
  failed_at timestamptz,
  next_read_at timestamptz not null,
  constraint search_properties_failure check ((failure is null) = (failed_at is null))
);
create index search_properties_due on search_properties (next_read_at);

-- What Search Console says about a day. Position is stored as its sum over impressions, so that days can be averaged.
create table search_days (
  company_id bigint not null references companies (id) on delete cascade,
  day date not null,               -- in California, as Search Console counts
  impressions integer not null,
  clicks integer not null,
  position_sum double precision not null,
  moving boolean not null,         -- Search Console may still change it
  primary key (company_id, day)
);
create index search_days_day on search_days (day);

-- The same by search term. Google withholds rare terms, so their sum is less than the day's.
create table search_terms (
  company_id bigint not null references companies (id) on delete cascade,
  day date not null,
  term text not null,
  impressions integer not null,
  clicks integer not null,
  position_sum double precision not null,
  primary key (company_id, day, term)
);
create index search_terms_day on search_terms (day);
