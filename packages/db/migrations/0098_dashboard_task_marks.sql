-- What a company marked in its list of tasks: done, put off, or not for it. A task is shown again from `until_day` on,
-- and one that was marked as done also as soon as it says something else.
create table dashboard_task_marks (
  company_id bigint not null references companies on delete cascade,
  task_key text not null check (char_length(task_key) between 1 and 200), -- of the dashboard: source and key
  kind text not null check (kind in ('done', 'tomorrow', 'next_week', 'not_for_us')),
  fingerprint text not null,               -- of what the task said when it was marked
  until_day date not null,                 -- in Berlin: the first day on which it is shown again
  marked_by_user_id bigint references users on delete set null,
  agent_user_id bigint references users on delete set null, -- customer care that acted for the company
  marked_at timestamptz not null,
  primary key (company_id, task_key)
);
create index dashboard_task_marks_over on dashboard_task_marks (until_day);
create index dashboard_task_marks_person on dashboard_task_marks (marked_by_user_id) where marked_by_user_id is not null;
create index dashboard_task_marks_agent on dashboard_task_marks (agent_user_id) where agent_user_id is not null;
