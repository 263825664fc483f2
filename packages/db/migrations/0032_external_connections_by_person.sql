-- Whose grants there are: for a person's own data, and when a person goes.
create index external_connections_person on external_connections (granted_by);
