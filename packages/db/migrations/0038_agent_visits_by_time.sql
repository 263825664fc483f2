-- The support login counts an agent's visits of the last days.
create index support_visits_agent_time on support_visits (agent_user_id, started_at);
drop index support_visits_agent;
