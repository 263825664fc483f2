-- Impressions of a TV banner on one day, as the provider delivered them; a later count of the day replaces it whole. The
-- arrays are columns of one small table: place n of each belongs to the same row. One row a day and banner is a tenth of
-- the space and of the time of one row for each channel, hour and programme.
create table tv_days (
  company_id bigint not null references companies (id) on delete cascade,
  day date not null,                         -- of Berlin
  banner text not null,                      -- its external id; no reference, because a day may come before its banner
  channels integer[] not null,
  hours integer[] not null,                  -- 0 to 23
  programmes text[] not null,
  impressions integer[] not null,
  counted_at timestamptz not null,           -- of two deliveries the later count holds
  primary key (company_id, day, banner),
  check (cardinality(hours) = cardinality(channels) and cardinality(programmes) = cardinality(channels)
         and cardinality(impressions) = cardinality(channels))
);
create index tv_days_day on tv_days (day);
