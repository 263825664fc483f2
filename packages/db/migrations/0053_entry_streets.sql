-- The streets of entries, each once for a postal code and city: suggestions read as many rows as there are streets,
-- however many companies are in them. Triggers keep it, so servers of the version before keep it too.
create table entry_streets (
  postal_code text collate "C" not null,
  city text not null,
  name text not null,
  key text collate "C" generated always as (search_key(name)) stored,
  primary key (postal_code, city, name)
);
create index entry_streets_key on entry_streets (postal_code, key);

-- Streets that an entry left. A sweep looks whether another entry is still there. Only inserted: who noted it in the
-- street's own row would make the next one wait who leaves the same street.
create table left_streets (
  postal_code text collate "C" not null,
  city text not null,
  name text not null,
  left_at timestamptz not null default now()
);
create index left_streets_left on left_streets (left_at);

-- Before the triggers, whose lock lasts until the end of this file. An address that is saved in between is noted with
-- its next change.
insert into entry_streets (postal_code, city, name)
select distinct postal_code, city, street from entries where street <> '' and postal_code <> '';

-- Many rows at once, as an import writes them. A street that is there is locked against the sweep, which locks no writer
-- out, and not written, because computing a key takes longer than finding one. Always by index: a plan made while the
-- table was small would read it whole each time.
create function note_added_streets() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  with given as materialized (
    select distinct postal_code, city, street as name from added where street <> '' and postal_code <> ''
  ), there as materialized (
    select k.* from given g cross join lateral (
      select postal_code, city, name from entry_streets s
      where s.postal_code = g.postal_code and s.city = g.city and s.name = g.name for key share) k
  )
  insert into entry_streets (postal_code, city, name)
  select postal_code, city, name from given g
  where not exists (select from there t where t.postal_code = g.postal_code and t.city = g.city and t.name = g.name)
  order by 1, 2, 3
  on conflict do nothing;
  return null;
end $$;

create function note_changed_street() returns trigger language plpgsql as $$
begin
  if old.street <> '' and old.postal_code <> '' then
    insert into left_streets (postal_code, city, name) values (old.postal_code, old.city, old.street);
  end if;
  if tg_op = 'UPDATE' and new.street <> '' and new.postal_code <> '' then
    perform from entry_streets
    where postal_code = new.postal_code and city = new.city and name = new.street for key share;
    if not found then
      insert into entry_streets (postal_code, city, name) values (new.postal_code, new.city, new.street)
      on conflict do nothing;
    end if;
  end if;
  return null;
end $$;

create trigger entries_added_streets after insert on entries
  referencing new table as added for each statement execute function note_added_streets();
create trigger entries_changed_street after update of street, postal_code, city on entries
  for each row when ((old.street, old.postal_code, old.city) is distinct from (new.street, new.postal_code, new.city))
  execute function note_changed_street();
create trigger entries_left_street after delete on entries for each row execute function note_changed_street();
-- Always: an import that checks references itself switches other triggers off.
alter table entries enable always trigger entries_added_streets;
alter table entries enable always trigger entries_changed_street;
alter table entries enable always trigger entries_left_street;
