-- Sums of the sums by day, so that a year is as quick to read as a week. What they say follows from tracking_daily at any
-- time: whoever changes that changes these in the same transaction.

-- All figures of a company's day, week (from Monday) or month in one row. In the index as a whole, because those who read
-- want many rows beside each other, which are far apart in the table.
create table tracking_sums (
  company_id bigint not null references companies on delete cascade,
  grain text not null check (grain in ('day', 'week', 'month')),
  start date not null,
  view_phone integer not null,
  view_computer integer not null,
  view_tablet integer not null,
  view_unknown integer not null,
  call integer not null,
  route integer not null,
  website integer not null,
  email integer not null,
  primary key (company_id, grain, start)
    include (view_phone, view_computer, view_tablet, view_unknown, call, route, website, email)
);

-- Views by search term; those of a day stand in tracking_daily.
create table tracking_term_sums (
  company_id bigint not null references companies on delete cascade,
  grain text not null check (grain in ('week', 'month')),
  start date not null,
  term text not null,
  views integer not null,
  primary key (company_id, grain, start, term) include (views)
);

-- Makes the sums of all days, weeks and months that touch the given days again, of one company or of all (null).
-- Bounds instead of "or is null", so that one plan by index serves both.
create function roll_up_tracking(only_company bigint, first_day date, last_day date) returns void language plpgsql as $$
declare
  first_company bigint := coalesce(only_company, 1);
  last_company bigint := coalesce(only_company, 9223372036854775807);
begin
  delete from tracking_sums
  where company_id between first_company and last_company
    and start between date_trunc(grain, first_day::timestamp)::date and last_day;
  insert into tracking_sums
  select company_id, grain, date_trunc(grain, day::timestamp)::date,
         coalesce(sum(value) filter (where metric = 'view' and item = 'phone'), 0),
         coalesce(sum(value) filter (where metric = 'view' and item = 'computer'), 0),
         coalesce(sum(value) filter (where metric = 'view' and item = 'tablet'), 0),
         coalesce(sum(value) filter (where metric = 'view' and item = 'unknown'), 0),
         coalesce(sum(value) filter (where metric = 'call'), 0),
         coalesce(sum(value) filter (where metric = 'route'), 0),
         coalesce(sum(value) filter (where metric = 'website'), 0),
         coalesce(sum(value) filter (where metric = 'email'), 0)
  from tracking_daily, unnest('{day,week,month}'::text[]) grain
  where company_id between first_company and last_company and dimension = 'device'
    and day between first_day - 31 and last_day + 31
    and date_trunc(grain, day::timestamp)::date between date_trunc(grain, first_day::timestamp)::date and last_day
  group by 1, 2, 3;

  delete from tracking_term_sums
  where company_id between first_company and last_company
    and start between date_trunc(grain, first_day::timestamp)::date and last_day;
  insert into tracking_term_sums
  select company_id, grain, date_trunc(grain, day::timestamp)::date, item, sum(value)
  from tracking_daily, unnest('{week,month}'::text[]) grain
  where company_id between first_company and last_company and dimension = 'term' and metric = 'view'
    and day between first_day - 31 and last_day + 31
    and date_trunc(grain, day::timestamp)::date between date_trunc(grain, first_day::timestamp)::date and last_day
  group by 1, 2, 3, 4;
end $$;

select roll_up_tracking(null, '2000-01-01', '2100-01-01');
