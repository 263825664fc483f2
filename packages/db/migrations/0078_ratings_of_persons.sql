-- Ratings that persons wrote before the companies' list existed. From 0077 on the trigger shows new ones.
insert into ratings (company_id, source, external_id, user_rating_id, stars, body, author_name, rated_at, updated_at,
                     stored_at, withdrawn_at, is_news)
select r.company_id, 'provider', 'user:' || r.id, r.id, r.stars, r.rating_text, rating_author(u.display_name), r.updated_at,
       r.updated_at, r.updated_at, r.withdrawn_at, false
from user_ratings r join users u on u.id = r.user_id
on conflict do nothing;
