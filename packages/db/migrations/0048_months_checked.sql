-- Second step: reads both tables once, which waits for no writer and makes none wait. Knowing this, the third step does
-- not have to read them under its lock.
alter table audit_log validate constraint audit_log_until;
alter table entry_changes validate constraint entry_changes_until;
