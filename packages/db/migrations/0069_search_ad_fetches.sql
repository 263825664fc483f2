-- How far the figures of search ads were fetched from the ad manager; no row where nothing was ever fetched.
create table search_ad_fetches (
  company_id bigint primary key references companies (id) on delete cascade,
  until timestamptz,                        -- the last successful fetch
  tried_at timestamptz,
  problem text check (problem in ('away', 'timeout', 'refused', 'unreadable'))
);
