-- outside a transaction
-- Companies whose ratings at Google are fetched, for the sweep that orders the first fetch.
create index concurrently if not exists external_connections_google on external_connections (company_id)
  where source = 'google' and state = 'connected';
