-- The latest picture of each website, as a browser shows it after a check.
create table website_pictures (
  company_id bigint not null references companies (id) on delete cascade,
  url text not null,                                      -- the address that was checked
  file_id bigint references files (id) on delete set null, -- null: there is none yet
  taken_at timestamptz,                                   -- of the file
  asked_at timestamptz not null,
  tried_at timestamptz,                                   -- of the last attempt that ended; before asked_at: one is under way
  failed boolean not null default false,                  -- whether that attempt brought none
  primary key (company_id, url)
);
create index website_pictures_file on website_pictures (file_id) where file_id is not null;
create index website_pictures_asked on website_pictures (asked_at);

-- A picture that a newer one replaced has no use: the sweep looks at it.
create function check_file_of_picture() returns trigger language plpgsql as $$
begin
  perform check_files(array(select storage_key from files where id = old.file_id));
  return null;
end $$;
create trigger website_pictures_left after delete or update of file_id on website_pictures
  for each row execute function check_file_of_picture();

-- The next migration checks the rows that are there.
alter table files drop constraint files_purpose_check;
alter table files add constraint files_purpose_check check (purpose in
  ('logo', 'profile_image', 'photo', 'document', 'website_file', 'web_banner', 'message_file', 'company_document',
   'website_picture')) not valid;
