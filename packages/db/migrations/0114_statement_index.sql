-- outside a transaction: for deletions of rating_submissions
create index concurrently if not exists rating_objections_submission on rating_objections (author_submission_id)
  where author_submission_id is not null;
