-- A customer's reply of which browsers of the company's people are still to be told. The sweep takes it and sets null.
alter table message_threads add column push_message_id bigint;
