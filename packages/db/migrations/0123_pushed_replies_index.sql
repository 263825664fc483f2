-- outside a transaction
create index concurrently if not exists message_threads_push on message_threads (push_message_id)
  where push_message_id is not null;
