-- Visits of websites by day, from Matomo or from the portal's own counting. In the indexes as a whole, because those who
-- read want many days of one site, which are far apart in the table.
create table website_days (
  website_id bigint not null references websites (id) on delete cascade,
  day date not null,                        -- of Berlin
  source text not null check (source in ('matomo', 'own')),
  views integer not null,
  visits integer not null,
  phone integer not null,                   -- visits by device; their sum is all visits
  computer integer not null,
  tablet integer not null,
  unknown integer not null,
  primary key (website_id, day) include (source, views, visits, phone, computer, tablet, unknown)
);

-- Visits of a day by where they came from, and by keyword. An empty name: direct visits, and those of a kind without name.
create table website_day_names (
  website_id bigint not null references websites (id) on delete cascade,
  dimension text not null
    check (dimension in ('direct', 'search', 'website', 'social', 'campaign', 'assistant', 'keyword')),
  day date not null,
  name text not null,
  visits integer not null check (visits > 0),
  primary key (website_id, dimension, day, name) include (visits)
);

-- How far the figures of a site have come.
create table website_figures (
  website_id bigint primary key references websites (id) on delete cascade,
  matomo_site_id text,                      -- whose figures the days are; null: own counting
  until timestamptz,                        -- the last figures arrived then
  fetched_from date,                        -- Matomo was asked about all days from here on
  tried_at timestamptz,
  problem text check (problem in ('away', 'timeout', 'refused', 'unreadable'))
);

-- Page views that were counted here: only the sender's number, so that a repeated delivery does not count twice. One table
-- a day, made by ensure_day_partitions and dropped as a whole. No reference to websites: each view would pay for it.
create table website_hits (
  day date not null,
  website_id bigint not null,
  hit_id text not null,
  primary key (website_id, hit_id, day)
) partition by list (day);

select ensure_day_partitions('website_hits', array(select (now() at time zone 'Europe/Berlin')::date + n from generate_series(0, 3) n));
