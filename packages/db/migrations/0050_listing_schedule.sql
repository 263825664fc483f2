-- When each booked company is checked next on each portal; all servers take their work from here.
create table listing_schedule (
  company_id bigint not null references companies on delete cascade,
  portal text not null,                    -- its identifier in the configuration
  due_at timestamptz not null,             -- the oldest is checked first
  added_at timestamptz not null,
  read_at timestamptz,                     -- null: never read
  attempts smallint not null default 0,    -- that failed, since it was read
  leased_until timestamptz,                -- until then a process is at it, and nobody else takes it
  primary key (company_id, portal)
) with (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.02); -- taking a row changes no index: it stays on its page
create index listing_schedule_due on listing_schedule (portal, due_at);

alter table listing_portal_rate_limits
  add column failures integer not null default 0, -- in a row; the scheduled checks pause for longer each time
  add column paused_until timestamptz,
  add column people_until timestamptz;     -- somebody waits for a slot: no scheduled check takes one before

-- Checks of the earlier schedule that are still running: the new one does them again. Their jobs find no check.
delete from listing_checks where origin = 'schedule' and finished_at is null;
