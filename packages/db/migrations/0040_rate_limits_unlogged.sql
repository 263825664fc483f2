-- Every call that writes counts here first. Counters need no write-ahead log: after a crash of PostgreSQL counting begins
-- anew, and a call waits for one write to disk instead of two. The room on each page keeps an update on its page.
alter table rate_limits set unlogged;
alter table rate_limits set (fillfactor = 50);
