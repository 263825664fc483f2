-- Who was erased, so that no import of old data brings anybody back: a keyed hash of the provider's id, nothing else.
-- key_id names the key; it lies outside the database.
create table erased_people (
  external_id_hash bytea primary key,
  key_id text not null
);
