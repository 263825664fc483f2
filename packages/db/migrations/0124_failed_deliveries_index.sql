-- outside a transaction
-- The dashboard asks each time which answers did not reach Google.
create index concurrently if not exists rating_answers_failed on rating_answers (company_id, changed_at desc)
  where delivery = 'failed';
