-- outside a transaction: ratings may hold those that persons wrote
-- The word search: in the ratings of one company, by trigrams.
create index concurrently if not exists ratings_words on ratings
  using gin (company_id, (title || ' ' || body || ' ' || author_name) gin_trgm_ops);
