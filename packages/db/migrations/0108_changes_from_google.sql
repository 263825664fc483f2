-- Whether the values of a change came from the company's Google profile, so that the history names where they are from.
alter table entry_changes add column from_google boolean not null default false;
