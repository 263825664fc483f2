/** SQL that says whether anything names an adopted file. */

/** How an entry names a file, in the shape of its columns; null for those that no entry names. */
export const USE_IN_ENTRY = `case purpose
    when 'logo' then jsonb_build_object('logo_key', storage_key)
    when 'photo' then jsonb_build_object('media', jsonb_build_object(
      'photos', jsonb_build_array(jsonb_build_object('key', storage_key))))
    when 'document' then jsonb_build_object('documents', jsonb_build_object(
      'documents', jsonb_build_array(jsonb_build_object('key', storage_key))))
  end`;

/** Parts of the entry that refer to files. The partial index on changes covers the same three. */
const PARTS_WITH_FILES = "'logoAndSlogan', 'media', 'documents'";

/** An adopted file as `IS_UNUSED` reads it. */
export const FILE_WITH_USE = `id, storage_key, purpose, company_id, ${USE_IN_ENTRY} as used`;

// Single values rather than "exists", which would be joined with whole tables.
/** A condition on a row `f` of `FILE_WITH_USE`. History counts as a use, because an undo must find the file again; so does what an import proposes. */
export const IS_UNUSED = `
  (select true from entries e where e.company_id = f.company_id
   and jsonb_build_object('logo_key', e.logo_key, 'media', e.media, 'documents', e.documents) @> f.used) is null
  and (select true from users u where f.purpose = 'profile_image' and u.profile_image_key = f.storage_key limit 1) is null
  and (select true from entry_changes c where c.company_id = f.company_id and c.part in (${PARTS_WITH_FILES})
       and (c.before @> f.used or c.after @> f.used) limit 1) is null
  and (select true from import_differences d where d.company_id = f.company_id and d.proposed @> f.used limit 1) is null
  and (select true from website_handover_files h where h.file_id = f.id) is null
  and (select true from web_banner_creatives b where b.file_id = f.id) is null
  and (select true from company_documents d where d.file_id = f.id limit 1) is null
  and (select true from message_files m where m.file_id = f.id) is null
  and (select true from website_pictures w where w.file_id = f.id limit 1) is null
  and (select true from inquiry_files i where i.file_id = f.id) is null`;
