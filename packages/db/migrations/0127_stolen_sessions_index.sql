-- outside a transaction
-- Each log-in asks whether a session of the person was stolen; hardly any ever is.
create index concurrently if not exists sessions_stolen on sessions (user_id, stolen_at)
  where stolen_at is not null;
