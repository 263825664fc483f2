-- Who rated on the public page has no login, but a confirmed address: the author of such a rating is asked by mail.
alter table rating_objections add author_submission_id bigint;
alter table rating_objections add constraint rating_objections_author_submission_id_fkey
  foreign key (author_submission_id) references rating_submissions (id) on delete set null not valid;
