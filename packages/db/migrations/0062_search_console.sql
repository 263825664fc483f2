-- A company may let the portal read Search Console, with a grant of its own beside that of the Business Profile. The
-- new checks are validated in the next file.
alter table external_connections drop constraint external_connections_source_check;
alter table external_connections add constraint external_connections_source_known
  check (source in ('google', 'google_search')) not valid;
alter table external_grants drop constraint external_grants_source_check;
alter table external_grants add constraint external_grants_source_known
  check (source in ('google', 'google_search')) not valid;
alter table external_revocations drop constraint external_revocations_source_check;
alter table external_revocations add constraint external_revocations_source_known
  check (source in ('google', 'google_search')) not valid;
