-- How often a session's secret was replaced, and when it ended because a replaced secret came back.
alter table sessions
  add column rotations integer not null default 0,
  add column stolen_at timestamptz;
