-- Sums of weeks and months are made from their days once the period is over; until then a batch of events changes its
-- days only. Sums of days and weeks go when no screen can show them any more; their months stay. Both walk over the
-- companies in steps and remember here how far they came. From now on tracking_sums is where the figures of a day are;
-- tracking_daily gets search terms only.
alter table tracking_progress
  add column closed_until date not null default '2000-01-01',   -- weeks and months that end before it are complete
  add column closing_until date not null default '2000-01-01',  -- later while periods are being closed: batches add to all that end before it
  add column closing_company bigint not null default 0,         -- closed up to this company
  add column rolled_until date not null default '2000-01-01',   -- months before it have no days and weeks
  add column rolling_until date not null default '2000-01-01',  -- later while days are being deleted
  add column rolling_company bigint not null default 0;         -- deleted up to this company

-- So far every batch wrote weeks and months, so those that are over are complete.
update tracking_progress
set closed_until = (now() at time zone 'Europe/Berlin')::date - 1, closing_until = (now() at time zone 'Europe/Berlin')::date - 1
where single;
