-- Companies that deleted the summary of their ratings. A summary itself is never stored: it is computed when it is read,
-- so that it quotes no rating that is gone.
create table deleted_rating_summaries (
  company_id bigint primary key references companies (id) on delete cascade,
  deleted_at timestamptz not null
);
