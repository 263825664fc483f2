-- Each log-in updates a person's row. Ratings are looked for only when a name changed.
create or replace function name_rating_author() returns trigger language plpgsql as $$
begin
  if not exists (select from new_rows renamed join old_rows before on before.id = renamed.id
                 where before.display_name is distinct from renamed.display_name) then
    return null;
  end if;
  update ratings r set author_name = rating_author(renamed.display_name)
  from new_rows renamed
  join old_rows before on before.id = renamed.id and before.display_name is distinct from renamed.display_name
  join user_ratings own on own.user_id = renamed.id
  where r.user_rating_id = own.id and r.author_name <> rating_author(renamed.display_name);
  return null;
end $$;
