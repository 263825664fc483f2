-- The audit log and the history become partitioned by month in three steps, so that no lock lasts on a large database.
-- First step: what is there becomes a future partition. The constraint says until when, and is not checked yet, which
-- takes no time. The two months ahead give servers of the older version room during the change.
do $$
declare
  until timestamptz := date_trunc('month', now() at time zone 'UTC') at time zone 'UTC' + interval '2 months';
begin
  execute format('alter table audit_log add constraint audit_log_until check (at < %L) not valid', until);
  execute format('alter table entry_changes add constraint entry_changes_until check (changed_at < %L) not valid', until);
end $$;
