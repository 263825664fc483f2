-- Second step of 0120: reads the rows without making anybody wait.
alter table tv_creative_events validate constraint tv_creative_events_kind_check;
