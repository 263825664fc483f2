-- Views of an entry in the directory for business customers: one row for each day that the provider delivered. A later
-- delivery of the day replaces it.
create table b2b_days (
  company_id bigint not null references companies (id) on delete cascade,
  day date not null,                       -- of Berlin
  views integer not null check (views >= 0),
  phone integer not null check (phone >= 0),
  computer integer not null check (computer >= 0),
  tablet integer not null check (tablet >= 0),
  -- Where visiting companies come from: [{ "state": "NW", "industry": "F", "views": 3 }], sorted. Never a name.
  origins jsonb not null,
  counted_at timestamptz not null,         -- of two deliveries the later count holds
  primary key (company_id, day),
  check (phone + computer + tablet <= views)
);
create index b2b_days_day on b2b_days (day);
