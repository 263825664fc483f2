-- Search keys lose every accent, not only those of a list (ş, İ, ő).
create or replace function search_key(text) returns text language sql immutable strict parallel safe as $$
  select btrim(regexp_replace(regexp_replace(regexp_replace(
    replace(replace(replace(replace(
      translate(lower(regexp_replace(normalize($1, nfkd), '[\u0300-\u036f]', '', 'g')), 'łøđı', 'lodi'),
      'ß', 'ss'), 'ae', 'a'), 'oe', 'o'), 'ue', 'u'),
    '([a-z])(?=[0-9])', '\1 ', 'g'),
    'str(\.|(?![a-z]))', 'strasse ', 'g'),
    '[^a-z0-9]+', ' ', 'g'))
$$;

-- Everything that was made with the older function is made again; the shipped data at the end of this start.
reindex index entries_streets;
update streets set name = name;
truncate places, cities, vocabulary;
delete from reference_data;

-- A city's key is that of its places.
alter table cities alter column key drop expression, alter column key set not null;
