-- Visitors and salts in one table a day, dropped as a whole when the day is over: seven million rows a day are too many
-- to delete, and a dropped table leaves nothing behind in pages that wait for vacuum.
--
-- A row lies in the day at whose end it goes, kept_day: that is when its salt was made, also for late events of earlier
-- days. What the old tables hold is forgotten, which is where it ends within the day anyway; a visitor of this very hour
-- may count twice. The default lets older versions of the product go on writing.
drop table tracking_visits, tracking_salts;
create table tracking_salts (
  kept_day date not null default (now() at time zone 'Europe/Berlin')::date,
  day date not null,                       -- of the events
  salt bytea not null,
  ends_at timestamptz not null,
  primary key (kept_day, day)
) partition by list (kept_day);
create table tracking_visits (
  kept_day date not null default (now() at time zone 'Europe/Berlin')::date,
  day date not null,
  key uuid not null,
  primary key (kept_day, day, key)
) partition by list (kept_day);

-- Makes the partitions of days that have none. Attaching takes a weaker lock on the whole than creating in place: rows of
-- other days go on being written.
create function ensure_day_partitions(parent text, days date[]) returns void language plpgsql as $$
declare
  wanted date;
  name text;
begin
  foreach wanted in array days loop
    name := parent || '_' || to_char(wanted, 'YYYYMMDD');
    if to_regclass(name) is null then
      perform pg_advisory_xact_lock(hashtext('tracking days'));
      -- A query of the catalogue sees what others made while we waited; the name's cached answer does not.
      if not exists (select from pg_class where relname = name and relnamespace = 'public'::regnamespace) then
        execute format('create table %I (like %I including all)', name, parent);
        execute format('alter table %I attach partition %I for values in (%L)', parent, name, wanted);
      end if;
    end if;
  end loop;
end $$;

select ensure_day_partitions(parent, array(select (now() at time zone 'Europe/Berlin')::date + n from generate_series(0, 7) n))
from unnest('{tracking_salts,tracking_visits}'::text[]) parent;
