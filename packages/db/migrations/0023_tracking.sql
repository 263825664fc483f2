-- Visits of entries. Single events stay for a while, their sums by day for good. No table says who a visitor was.

-- One table a day, made by ensure_tracking_days when the first event of the day comes, dropped as a whole after the
-- retention. No reference to companies: each event would pay for it; events of a company that is gone go with their day.
create table tracking_events (
  day date not null,                          -- of Berlin, in which the event happened
  company_id bigint not null,
  event_id text not null,                     -- the sender's; the same one again is not counted again
  metric text not null check (metric in ('view', 'call', 'route', 'website', 'email')),
  happened_at timestamptz not null,
  device text not null check (device in ('computer', 'phone', 'tablet', 'unknown')),
  search_term text,
  counted boolean not null,                   -- false: the same visitor's second one within the hour
  primary key (company_id, event_id, day)
) partition by list (day);

-- Attaching takes a weaker lock on the whole than creating in place: events of other days go on being written.
create function ensure_tracking_days(days date[]) returns void language plpgsql as $$
declare
  wanted date;
  name text;
begin
  foreach wanted in array days loop
    name := 'tracking_events_' || to_char(wanted, 'YYYYMMDD');
    if to_regclass(name) is null then
      perform pg_advisory_xact_lock(hashtext('tracking days'));
      -- A query of the catalogue sees what others made while we waited; the name's cached answer does not.
      if not exists (select from pg_class where relname = name and relnamespace = 'public'::regnamespace) then
        execute format('create table %I (like tracking_events including all)', name);
        execute format('alter table tracking_events attach partition %I for values in (%L)', name, wanted);
      end if;
    end if;
  end loop;
end $$;

-- What visitors are told apart by while a day's events come in: the salt of a day, and a hash of salt, visitor, company,
-- metric and hour. Both go when the day is over; what comes late gets a new salt.
create table tracking_salts (
  day date primary key,
  salt bytea not null,
  ends_at timestamptz not null
);
create table tracking_visits (
  day date not null,
  key uuid not null,
  primary key (day, key)
);

-- Sums by day. Every event has a device, so the devices' sum is the whole; search terms are those of views that have one.
create table tracking_daily (
  company_id bigint not null references companies on delete cascade,
  dimension text not null check (dimension in ('device', 'term')),
  day date not null,
  metric text not null,
  item text not null,
  value integer not null check (value > 0),
  primary key (company_id, dimension, day, metric, item) include (value)
);

-- Until when events have come in, from whichever source, and the first day whose events are still there: what is older
-- could not be told from what was counted already. One row.
create table tracking_progress (
  single boolean primary key default true check (single),
  until timestamptz,
  kept_from date
);
insert into tracking_progress default values;
