-- outside a transaction: entries may hold 1.5 million companies
-- Finds an entry by the beginnings of words of its name and address, for people who look for their own company.
create index concurrently if not exists entries_words on entries
  using gin (to_tsvector('simple', search_key(name || ' ' || street || ' ' || postal_code || ' ' || city)));
