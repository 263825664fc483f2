-- Imports that are under way or were cut short: how far each came, so that the next start goes on from there.
create table import_runs (
  files_key text primary key,              -- SHA-256 of the files' paths in their order
  files jsonb not null,                    -- of each file that was begun: bytes and lines written, SHA-256 of those bytes
  counts jsonb not null,                   -- rows by type and outcome
  rejected_bytes bigint not null,          -- length of the report of rejected rows
  started_at timestamptz not null,
  updated_at timestamptz not null
);
