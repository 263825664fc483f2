-- outside a transaction: ratings may hold those that persons wrote
-- What the list filters by is in the index, so that a page and its total read no row that they do not show.
create index concurrently if not exists ratings_manage on ratings (company_id, rated_at desc, id desc)
  include (source, state, answered_at, done_at, stars);
