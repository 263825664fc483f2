-- The latest earlier version of the rating when the objection was raised, 0 without one: the next version, or the rating
-- itself, is what the company objected to. Null for objections from before this column.
alter table rating_objections add column rating_version_id bigint;
