-- pg-boss now finds by itself the jobs whose process died; nothing reads our own index on its table any more.
drop index if exists pgboss.job_active;
