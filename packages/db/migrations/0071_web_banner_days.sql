-- Second step of 0070: reads the rows without making anybody wait.
alter table files validate constraint files_purpose_check;

-- How often a banner was seen and clicked at a place on a day: sums that the provider delivers. A later count of the
-- day replaces an earlier one. Days may arrive before their banner and stay after it, so they carry its external id.
create table web_banner_days (
  company_id bigint not null references companies (id) on delete cascade,
  day date not null,                        -- of Berlin
  banner text not null,                     -- external_id of web_banners
  placement text not null check (placement in ('home', 'results', 'entry', 'guide', 'app')),
  views integer not null check (views >= 0),
  clicks integer not null check (clicks between 0 and views),
  counted_at timestamptz not null,          -- of two deliveries the later count holds
  primary key (company_id, day, banner, placement)
);
create index web_banner_days_day on web_banner_days (day);
