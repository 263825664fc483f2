-- Keys of files that may have lost their last use or their row. The sweep looks at each and deletes what nothing names;
-- who deletes a file holds its row here.
create table file_checks (
  storage_key text primary key,
  due_at timestamptz not null
);
create index file_checks_due on file_checks (due_at);

create function check_files(keys text[]) returns void language sql as $$
  insert into file_checks (storage_key, due_at)
  select distinct key, now() from unnest(keys) key where key is not null
  on conflict do nothing
$$;

-- The keys that columns of an entry name, or what an import proposes for them.
create function file_keys(named jsonb) returns setof text language sql immutable as $$
  select key #>> '{}' from jsonb_path_query(named, '$.logo_key') key
  union all select key #>> '{}' from jsonb_path_query(named, '$.media.photos[*].key') key
  union all select key #>> '{}' from jsonb_path_query(named, '$.documents.documents[*].key') key
$$;

create function check_files_of_proposal() returns trigger language plpgsql as $$
begin
  perform check_files(array(select file_keys(old.proposed)));
  return null;
end $$;
create trigger import_differences_files after update of proposed or delete on import_differences
  for each row execute function check_files_of_proposal();

-- Also rows that go with their company.
create function check_deleted_file() returns trigger language plpgsql as $$
begin
  perform check_files(array[old.storage_key]);
  return null;
end $$;
create trigger files_deleted after delete on files for each row execute function check_deleted_file();

create function check_files_of_user() returns trigger language plpgsql as $$
begin
  if old.profile_image_key is not null and (tg_op = 'DELETE' or new.profile_image_key is distinct from old.profile_image_key) then
    perform check_files(array[old.profile_image_key]);
  end if;
  return null;
end $$;
create trigger users_files after update of profile_image_key or delete on users
  for each row execute function check_files_of_user();

create function check_files_of_entry() returns trigger language plpgsql as $$
begin
  perform check_files(array(
    select file_keys(jsonb_build_object('logo_key', old.logo_key, 'media', old.media, 'documents', old.documents))
    except
    select file_keys(jsonb_build_object('logo_key', new.logo_key, 'media', new.media, 'documents', new.documents))));
  return null;
end $$;
-- The most used table is the last one, because its lock stays until the end.
create trigger entries_files after update of logo_key, media, documents on entries for each row
  when (old.logo_key is distinct from new.logo_key or old.media is distinct from new.media
        or old.documents is distinct from new.documents)
  execute function check_files_of_entry();
-- Always: an import checks references itself only where no other trigger would be switched off.
alter table entries enable always trigger entries_files;
