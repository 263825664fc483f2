-- German places, streets and words. What ships with the product is loaded from packages/db/data whenever its hash
-- changes; streets come from imports and from known entries.
create extension if not exists pg_trgm;

-- What two spellings of a word have in common: lower case without accents; ä, ae and a alike, so ß and ss; a number
-- stands apart from the letters before it (Q7, Q 7); "str." is "strasse". Only a-z, 0-9 and single spaces remain.
-- Replacing whole texts, not single characters, keeps it linear.
create function search_key(text) returns text language sql immutable strict parallel safe as $$
  select btrim(regexp_replace(regexp_replace(regexp_replace(
    replace(replace(replace(replace(
      translate(lower(translate(normalize($1, nfkc), 'ÄÖÜÉÈÊËÁÀÂÃÅÍÌÎÏÓÒÔÕÚÙÛÇÑ', 'aoueeeeaaaaaiiiioooouuucn')),
                'äöüéèêëáàâãåíìîïóòôõúùûçñłøšžčćřýğıșț', 'aoueeeeaaaaaiiiioooouuucnloszccrygist'),
      'ß', 'ss'), 'ae', 'a'), 'oe', 'o'), 'ue', 'u'),
    '([a-z])(?=[0-9])', '\1 ', 'g'),
    'str(\.|(?![a-z]))', 'strasse ', 'g'),
    '[^a-z0-9]+', ' ', 'g'))
$$;

-- Which version of a shipped data set the tables hold.
create table reference_data (
  name text primary key,
  hash text not null                       -- SHA-256 of the file, hexadecimal
);

-- One row a place within a postal code; a code has several places, a city several codes.
create table places (
  postal_code text collate "C" not null check (postal_code ~ '^[0-9]{5}$'),
  name text not null,
  state text not null check (state ~ '^[A-Z]{2}$'), -- ISO 3166-2 without "DE-"
  key text collate "C" generated always as (search_key(name)) stored,
  primary key (postal_code, name)
);
create index places_key on places (key, postal_code);

-- The same by name: what people search in.
create table cities (
  id int generated always as identity primary key,
  name text not null,
  state text not null check (state ~ '^[A-Z]{2}$'),
  postal_codes text[] not null,            -- ascending
  key text collate "C" generated always as (search_key(name)) stored,
  unique (name, state)
);
create index cities_key on cities (key);
create index cities_trigrams on cities using gist (key gist_trgm_ops (siglen = 64));

create table streets (
  postal_code text collate "C" not null check (postal_code ~ '^[0-9]{5}$'),
  city text not null,
  name text not null,
  key text collate "C" generated always as (search_key(name)) stored,
  primary key (postal_code, city, name)
);
create index streets_key on streets (postal_code, key);
create index entries_streets on entries (postal_code collate "C", (search_key(street)) collate "C") where street <> '';

-- Trades, search keywords and product features; a term once by its own name and once by each other name.
create table vocabulary (
  id int generated always as identity primary key,
  kind text not null check (kind in ('trade', 'keyword', 'product')),
  term text not null,
  alias text not null default '',
  key text collate "C" generated always as (search_key(case alias when '' then term else alias end)) stored,
  unique (kind, term, alias)
);
create index vocabulary_key on vocabulary (kind, key);
create index vocabulary_trigrams on vocabulary using gist (key gist_trgm_ops (siglen = 64));

-- Names that resemble a search key, by any piece of them and by whole words. The operator looks up its threshold in a
-- setting, which a function can bind.
create function similar_cities(wanted text)
  returns table (name text, state text, postal_codes text[], key text, similarity real)
  language sql stable strict rows 20 set pg_trgm.word_similarity_threshold = 0.45 as $$
  select c.name, c.state, c.postal_codes, c.key,
    (word_similarity(wanted, c.key) + strict_word_similarity(wanted, c.key)) / 2
  from cities c where wanted <% c.key order by 5 desc, cardinality(c.postal_codes) desc, c.key, c.state limit 20
$$;
create function similar_vocabulary(wanted_kind text, wanted text)
  returns table (term text, alias text, key text, similarity real)
  language sql stable strict rows 30 set pg_trgm.word_similarity_threshold = 0.45 as $$
  select v.term, v.alias, v.key, (word_similarity(wanted, v.key) + strict_word_similarity(wanted, v.key)) / 2
  from vocabulary v where v.kind = wanted_kind and wanted <% v.key
  order by 4 desc, v.alias <> '', length(v.key), v.key limit 30
$$;
