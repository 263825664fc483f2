-- Whether anything still names a file: of a company's changes only those of the three parts that name files.
create index entry_changes_with_files on entry_changes (company_id)
  where part in ('logoAndSlogan', 'media', 'documents');
create index users_profile_image on users (profile_image_key) where profile_image_key is not null;
