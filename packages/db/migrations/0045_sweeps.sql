-- Regular work beside the requests: which server process does it now, and how it went last. One row a sweep, made by the
-- first server that knows it. All times are the database's, because servers' clocks may differ.
create table sweeps (
  name text primary key,
  due_at timestamptz not null default now(),
  owner text,                              -- the process that holds the lease
  lease_until timestamptz,                 -- renewed while it works; afterwards any server may take over
  started_at timestamptz,
  succeeded_at timestamptz,
  last_rows bigint,                        -- of the last success
  failed_at timestamptz,
  error text,                              -- of the last failure, null after a success; never anybody's data
  failures integer not null default 0      -- in a row
);
